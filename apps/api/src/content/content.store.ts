import type { Article, ArticleRow, Slide } from '@portal/contract/content';
import type { Database, Db } from '../database/database';
import type { Facts, Library } from './library/library';

export interface Loaded {
  /** Names the library: what it was made of, and what of it is public. */
  version: string;
  /** Names what it was made of: files, brand and build. */
  source: string;
  /** ms since 1970: from then on more of it is public. */
  next?: number;
}

/** A row of the table. */
export async function loadedLibrary(db: Db): Promise<Loaded | undefined> {
  const row = await db.maybe('content.loaded', 'select version, source, next from content.loaded');
  return row && { version: row.version, source: row.source, ...(row.next && { next: row.next.getTime() }) };
}

/**
 * Replaces the stored library in one transaction: readers see the old one or the new one.
 * Does nothing where this very one is there already.
 */
export async function swapLibrary(
  db: Database,
  { articles, legal, listings, slides, next }: Library,
  { version, source }: Pick<Loaded, 'version' | 'source'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.rows('content.lock', `select pg_advisory_xact_lock(hashtext('content'))`);
    if ((await loadedLibrary(tx))?.version === version) return;
    await tx.rows('content.clearSlides', 'delete from content.slide');
    await tx.rows('content.clearListings', 'delete from content.listing');
    await tx.rows('content.clearArticles', 'delete from content.article');
    for (const [table, rows] of Object.entries({ article: articles, listing: listings, slide: slides })) {
      await tx.rows(
        `content.fill.${table}`,
        `insert into content.${table} select * from jsonb_populate_recordset(null::content.${table}, $1::jsonb)`,
        [JSON.stringify(rows)],
      );
    }
    await tx.rows(
      'content.addLegalTexts',
      `insert into content.legal_text (id, version, hash, title, text, html, href, dated, from_at)
       select n.id, n.version, n.hash, n.title, n.text, n.html, n.href, n.dated, case when l.no is null then n.dated else now() end
       from jsonb_to_recordset($1::jsonb) as n (id text, version text, hash text, title text, text text, html text, href text, dated timestamptz)
       left join lateral (select t.no, t.hash, t.version from content.legal_text t where t.id = n.id order by t.no desc limit 1) l on true
       where l.no is null or (l.hash, l.version) <> (n.hash, n.version)
       order by n.id`,
      [JSON.stringify(legal)],
    );
    await tx.rows(
      'content.setLoaded',
      `insert into content.loaded (version, source, next) values ($1, $2, to_timestamp($3::double precision / 1000))
       on conflict (one) do update set version = excluded.version, source = excluded.source, next = excluded.next`,
      [version, source, next ?? null],
    );
  });
}

interface Row {
  id: string;
  title: string;
  summary: string;
  category: string;
  published_at: string;
  facts: Facts;
  html?: string;
  plain?: string;
}

const iso = (moment: string | Date) => new Date(moment).toISOString();

const toRow = ({ id, title, summary, category, published_at, facts, html }: Row): ArticleRow => ({
  id,
  title,
  summary,
  cover: facts.cover,
  category,
  publishedAt: iso(published_at),
  pinned: facts.pinned ?? false,
  topic: facts.topic,
  platform: facts.platform,
  minutes: facts.minutes,
  html,
});

const rowColumns = `'id', a.id, 'title', a.title, 'summary', a.summary, 'category', a.category, 'published_at', a.published_at, 'facts', a.facts`;

interface Paged<T> {
  list: T[];
  total: number;
}

/** Reads one page of a list by row numbers, so that every page costs the same. */
export async function pageOfList(
  db: Db,
  { list, offset, size, full }: { list: string; offset: number; size: number; full: boolean },
): Promise<Paged<ArticleRow>> {
  const rows = await db.rows<{ total: number; row: Row | null }>(
    `content.page.${full ? 'full' : 'short'}`,
    `select t.total, r.row
     from (select coalesce(max(ord), 0) as total from content.listing where list = $1) t
     left join lateral (
       select l.ord, jsonb_build_object(${rowColumns}${full ? `, 'html', a.html` : ''}) as row
       from content.listing l join content.article a on a.id = l.article_id
       where l.list = $1 and l.ord > $2 and l.ord <= $2 + $3
     ) r on true
     order by r.ord`,
    [list, offset, size],
  );
  return { list: rows.flatMap(({ row }) => (row ? [toRow(row)] : [])), total: rows[0]?.total ?? 0 };
}

interface Searched {
  /** The lists to look in, in their order; none shares an article with another. */
  lists: readonly string[];
  anywhere: string;
  inTitle: string;
  /** Instead of all that was typed, as many of these words. */
  some?: { words: readonly string[]; least: number };
  offset: number;
  size: number;
}

/**
 * Articles that have what was typed: those with the most of its words first, then by list, then those with it in their titles. `plain`
 * is for quoting.
 */
export async function searchLists(
  db: Db,
  { lists, anywhere, inTitle, some = { words: [], least: 0 }, offset, size }: Searched,
): Promise<Paged<ArticleRow & { plain: string }>> {
  const rows = await db.rows<{ total: bigint; row: (Row & { plain: string }) | null }>(
    'content.search',
    `with hit as materialized (
       select f.id, row_number() over (order by w.found desc, array_position($1, l.list), f.tokens @@ $3::tsquery desc,
                ts_rank('{0.1,0.2,0.4,1}', f.tokens, $2::tsquery) desc, l.ord, f.id) as place
       from content.article f join content.listing l on l.article_id = f.id and l.list = any($1)
       cross join lateral (select count(*) as found from unnest($4::text[]) as o(word) where f.tokens @@ o.word::tsquery) w
       where f.tokens @@ $2::tsquery and w.found >= $5
     )
     select t.total, r.row
     from (select count(*) as total from hit) t
     left join lateral (
       select h.place, jsonb_build_object(${rowColumns}, 'plain', a.plain) as row
       from hit h join content.article a on a.id = h.id
       where h.place > $6 and h.place <= $6 + $7
     ) r on true
     order by r.place`,
    [lists, anywhere, inTitle, some.words, some.least, offset, size],
  );
  return {
    list: rows.flatMap(({ row }) => (row ? [{ ...toRow(row), plain: row.plain }] : [])),
    total: Number(rows[0]?.total ?? 0),
  };
}

/** What to offer from a list where a search finds nothing: the articles that editors marked, then the first ones. */
export const popularArticles = (db: Db, list: string, size: number) =>
  db.rows(
    'content.popular',
    `select a.id, a.title from content.listing l join content.article a on a.id = l.article_id
     where l.list = $1 order by (a.facts ->> 'popular')::numeric, l.ord limit $2`,
    [list, size],
  );

const beside = (list: string, step: string) => `
  (select jsonb_build_object('id', o.id, 'title', o.title)
   from content.listing m join content.listing l on l.list = m.list and l.ord = m.ord ${step} 1
   join content.article o on o.id = l.article_id
   where m.article_id = a.id and m.list = ${list})`;

interface Whole extends Omit<Row, 'plain' | 'published_at'> {
  html: string;
  published_at: Date;
  updated_at: Date;
  previous: { id: string; title: string } | null;
  next: { id: string; title: string } | null;
  related: { id: string; title: string }[];
}

/** An article with its neighbours in its category and what is like it. */
export async function findArticle(db: Db, id: string): Promise<Article | undefined> {
  const found = await db.maybe<Whole>(
    'content.article',
    `select a.id, a.title, a.summary, a.category, a.html, a.published_at, a.updated_at, a.facts,
       ${beside('a.category', '-')} as previous, ${beside('a.category', '+')} as next,
       coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'title', o.title) order by r.place)
                 from unnest(a.related) with ordinality r(id, place) join content.article o on o.id = r.id), '[]') as related
     from content.article a where a.id = $1`,
    [id],
  );
  if (!found) return undefined;
  const { facts, html, updated_at, previous, next, related, title, summary, category, published_at } = found;
  return {
    id,
    title,
    summary,
    html,
    headings: facts.headings ?? [],
    category,
    publishedAt: iso(published_at),
    updatedAt: iso(updated_at),
    source: facts.source ?? '',
    version: facts.version,
    topic: facts.topic,
    platform: facts.platform,
    minutes: facts.minutes,
    previous: previous ?? undefined,
    next: next ?? undefined,
    related,
  };
}

/** The slides that run now, by the clock of the gateway. */
export async function runningSlides(db: Db): Promise<Slide[]> {
  const rows = await db.rows(
    'content.slides',
    `select id, title, subtitle, image, href, runs_from, runs_until from content.slide
     where $1 between runs_from and runs_until order by ord, id`,
    [new Date()],
  );
  return rows.map(({ runs_from, runs_until, ...slide }) => ({
    ...slide,
    from: iso(runs_from),
    until: iso(runs_until),
  }));
}

/** Every article with an address of its own; legal texts and single pages are pages of the site. */
export const readableArticles = (db: Db) =>
  db.rows(
    'content.readable',
    `select id, kind, updated_at from content.article where kind not in ('page', 'legal')
     union all select lower(symbol), 'analysis', published_at from content.analysis where valid_until > $1 order by id`,
    [new Date()],
  );

/** What a feed has: notices and news, the newest first. */
export const newestArticles = (db: Db, limit: number) =>
  db.rows(
    'content.newest',
    `select id, kind, title, summary, published_at from content.article
     where kind in ('notice', 'company', 'macro', 'forex', 'goods', 'stock', 'digiccy')
     order by published_at desc, id desc limit $1`,
    [limit],
  );
