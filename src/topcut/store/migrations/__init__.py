"""How a data folder of an older Topcut becomes one of this Topcut: one file per step, never changed once released."""
