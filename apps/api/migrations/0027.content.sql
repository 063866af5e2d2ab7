-- Content: a copy of the brand's files, made anew in one transaction whenever they change. A list is numbered 1, 2, 3 … when it
-- is written, so that any page of it is a range of an index.

create schema content;

create table content.article (
  id text primary key,
  kind text not null,
  category text not null,
  title text not null,
  summary text not null,
  html text not null,
  -- What is searched and quoted from: the text without its marks.
  plain text not null,
  published_at timestamptz not null,
  updated_at timestamptz not null,
  -- Fields that only some kinds have: cover, source, version, topic, platform, minutes, headings, pinned.
  facts jsonb not null,
  related text[] not null,
  -- Words and pairs of Han signs, made by the gateway: A the title, B the summary, D the text.
  tokens tsvector not null
);
create index article_tokens on content.article using gin (tokens);

create table content.listing (
  list text not null,
  ord integer not null,
  article_id text not null references content.article deferrable initially deferred,
  primary key (list, ord)
);
create unique index listing_article on content.listing (article_id, list);

create table content.analysis (
  article_id text primary key references content.article deferrable initially deferred,
  symbol text not null,
  direction text not null check (direction in ('up', 'down', 'flat')),
  support text[] not null,
  resistance text[] not null
);

create table content.slide (
  id text primary key,
  ord integer not null,
  title text not null,
  subtitle text not null,
  image text not null,
  href text not null,
  runs_from timestamptz not null,
  runs_until timestamptz not null
);

-- Which files stand in the tables.
create table content.loaded (
  one boolean primary key default true check (one),
  version text not null
);
