"""What recorded games tell: tables for other programs, and statistics for people."""
