"""The database's tables. The truth of a game table is its log (`entries`); the rest is who people
are, what a list of tables needs, and what finished games left behind."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    # The name an account signs in with, case folded; guests have none.
    Column("login", String, unique=True),
    Column("password", String),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("webhook", String),
    Column("mail", String),
    # What has to be sent back before the address counts; none once it does.
    Column("mail_code", String),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String, primary_key=True),
    Column("token", String, nullable=False, unique=True),
    Column("person", String, ForeignKey("people.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
)

mutes = Table(
    "mutes",
    metadata,
    Column("person", String, ForeignKey("people.id"), primary_key=True),
    Column("muted", String, ForeignKey("people.id"), primary_key=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("title", String, nullable=False),
    Column("status", String, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("host", String, ForeignKey("people.id"), nullable=False),
    Column("invite", String, nullable=False, unique=True),
    Column("key", LargeBinary, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("finished", BigInteger),
    # How the table looks in a list; follows from the log.
    Column("summary", Text, nullable=False),
    # What was agreed when the table was opened, as JSON (log.Spec).
    Column("spec", Text, nullable=False),
    Index("tables_by_status", "status", "created"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer),
    Column("sequence", Integer),
    Column("client", String),
    Column("person", String),
    Column("body", Text, nullable=False),
    UniqueConstraint("table_id", "seat", "sequence", name="one_decision"),
    UniqueConstraint("table_id", "client", name="once"),
)

members = Table(
    "members",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("person", String, ForeignKey("people.id"), primary_key=True),
    Index("members_by_person", "person"),
)

results = Table(
    "results",
    metadata,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String),
    Column("title", String, nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("results_by_person", "person", "title"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", String, ForeignKey("people.id"), primary_key=True),
    Column("title", String, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

uploads = Table(
    "uploads",
    metadata,
    Column("id", String, primary_key=True),
    Column("person", String, ForeignKey("people.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("title", String, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("text", Text, nullable=False),
)

# The analysis of a finished game, by what it follows from: the record and who judges.
analyses = Table(
    "analyses",
    metadata,
    Column("id", String, primary_key=True),
    Column("asked", BigInteger, nullable=False),
    # asked, done or failed
    Column("status", String, nullable=False),
    # Until then a process is at work on it; an earlier time means that none is.
    Column("until", BigInteger, nullable=False),
    # Who judges: a server may have another one when it goes on.
    Column("analyst", String, nullable=False),
    # The record, as long as it is needed.
    Column("text", Text),
    # How many moments there are to be judged, once that is known.
    Column("moments", Integer),
    Column("document", Text),
    Index("analyses_by_status", "status", "asked"),
)

# What is found about single moments, until the analysis is done.
verdicts = Table(
    "verdicts",
    metadata,
    Column("analysis", String, ForeignKey("analyses.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("body", Text, nullable=False),
)

# Every component set that games of this server were begun with: an update of the package may bring
# another one, and running games keep theirs.
sets = Table(
    "sets",
    metadata,
    Column("title", String, primary_key=True),
    Column("hash", String, primary_key=True),
    Column("data", Text, nullable=False),
)

# When a server was last alive: clocks do not run while none is.
pulses = Table(
    "pulses",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
)
