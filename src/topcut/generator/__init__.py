"""Made-up tournaments, played from sign-up to the revealed seed."""
