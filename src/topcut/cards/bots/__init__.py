"""Players that answer by themselves: at random, greedily, or by playing matches in their head."""
