-- Content: a copy of the brand's files, rewritten in one transaction whenever they change. A list numbers its rows 1, 2, 3 …
-- when it is written, so that any page of a list is an index range.
create table content.article (
  id text primary key,
  kind text not null,
  category text not null,
  title text not null,
  summary text not null,
  html text not null,
  -- The text without markup, for search and excerpts.
  plain text not null,
  published_at timestamptz not null,
  updated_at timestamptz not null,
  -- Fields that only some kinds have: cover, source, version, topic, platform, minutes, headings, pinned, popular.
  facts jsonb not null,
  related text[] not null,
  -- Words and pairs of Han characters, computed by the gateway. Weight A is the title, B the summary, D the text.
  tokens tsvector not null
);
-- Without a list of pending entries, which the server would merge at a time of its own.
create index article_tokens on content.article using gin (tokens) with (fastupdate = off);

create table content.listing (
  list text not null,
  ord integer not null,
  article_id text not null references content.article deferrable initially deferred,
  primary key (list, ord)
);
create unique index listing_article on content.listing (article_id, list);

-- Derived from the feed's bars, one a symbol and trading day. Nothing shows a row after valid_until.
create table content.analysis (
  symbol text primary key,
  zone integer not null,
  -- The place in the symbol list.
  ord integer not null,
  title text not null,
  summary text not null,
  html text not null,
  direction text not null check (direction in ('up', 'down', 'flat')),
  support text[] not null,
  resistance text[] not null,
  -- The start of the trading day.
  published_at timestamptz not null,
  valid_until timestamptz not null check (valid_until > published_at),
  -- The feed and the method that the levels follow from.
  basis text not null
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

-- The source and version of the loaded content, and the time at which scheduled content becomes public (`next`). A start loads the
-- content only if the source has changed or `next` has passed.
create table content.loaded (
  one boolean primary key default true check (one),
  version text not null,
  source text not null default '',
  next timestamptz
);

-- Notices, news and slides that staff write. They are loaded with the brand's files, by the same rules. Status: 1 draft, 2 published or
-- scheduled, 3 withdrawn.
insert into kernel.transition values
  ('content.post', '', '1'), ('content.post', '1', '2'), ('content.post', '2', '3'), ('content.post', '3', '2');
create sequence content.post_number start with 9000001;
create table content.post (
  id text primary key default nextval('content.post_number')::text,
  kind text not null check (kind in ('notice', 'company', 'macro', 'forex', 'goods', 'stock', 'digiccy', 'slide')),
  title text not null,
  summary text not null,
  text text not null,
  pinned boolean not null,
  status smallint not null default 1,
  version int not null default 1,
  publish_at timestamptz,
  -- Of a slide, whose summary is its subtitle. It runs from publish_at until then.
  image text,
  href text,
  runs_until timestamptz,
  changed_by text not null,
  changed_at timestamptz not null default now(),
  check ((status = 1) = (publish_at is null)),
  check (num_nulls(image, href, runs_until) = case when kind = 'slide' then 0 else 3 end),
  check (publish_at < runs_until)
);
create index on content.post (changed_at, id);
create trigger guard_status before insert or update on content.post
  for each row execute function kernel.guard_status('content.post', 'id');

-- Every legal text that has been in force, in this order. Rows are only added: one where the text or its version differs from the last.
create table content.legal_text (
  no bigint generated always as identity primary key,
  id text not null,
  version text not null,
  -- SHA-256 of title and text, in hexadecimal.
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  title text not null,
  -- Markdown with the settings filled in.
  text text not null,
  html text not null,
  href text not null,
  -- The last update that the text itself names.
  dated timestamptz not null,
  -- When it came into force: the first one on its date, a later one when it was loaded.
  from_at timestamptz not null
);
create index on content.legal_text (id, no);
create index on content.legal_text (hash);
create trigger immutable before update or delete on content.legal_text
  for each row execute function kernel.refuse_change();
