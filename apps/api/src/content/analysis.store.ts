import type { AnalysisArticle, AnalysisRow } from '@portal/contract/content';
import type { Db } from '../database/database';

type Row = Omit<AnalysisRow, 'publishedAt'> & { published_at: string };

const columns = `a.id, n.symbol, a.title, a.summary, n.direction, n.support, n.resistance, a.published_at`;
const toRow = <T extends Row>({ published_at, ...row }: T) => ({
  ...row,
  publishedAt: new Date(published_at).toISOString(),
});

/** A page of analysis, the newest first: of these symbols, or of all. */
export async function analysisPage(
  db: Db,
  symbols: readonly string[] | undefined,
  offset: number,
  size: number,
): Promise<{ list: AnalysisRow[]; total: number }> {
  const rows = await db.rows<{ total: number; row: Row | null }>(
    'content.analysisPage',
    `with chosen as (select article_id from content.analysis where $1::text[] is null or symbol = any ($1))
     select t.total, to_jsonb(r) - 'ord' as row
     from (select count(*)::integer as total from chosen) t
     left join lateral (
       select l.ord, ${columns}
       from chosen c join content.listing l on l.article_id = c.article_id and l.list = 'analysis'
       join content.article a on a.id = c.article_id join content.analysis n on n.article_id = a.id
       order by l.ord offset $2 limit $3
     ) r on true
     order by r.ord`,
    [symbols ?? null, offset, size],
  );
  return { list: rows.flatMap(({ row }) => (row?.id ? [toRow(row)] : [])), total: rows[0]?.total ?? 0 };
}

/** The symbols that there is an analysis of. */
export async function analysedSymbols(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.rows<{ symbol: string }>(
    'content.analysedSymbols',
    'select distinct symbol from content.analysis',
  );
  return new Set(rows.map(({ symbol }) => symbol));
}

interface Whole extends Row {
  html: string;
  previous: { id: string; title: string } | null;
  next: { id: string; title: string } | null;
  related: { id: string; title: string }[];
}

const beside = (step: string) => `
  (select jsonb_build_object('id', o.id, 'title', o.title)
   from content.listing m join content.listing l on l.list = m.list and l.ord = m.ord ${step} 1
   join content.article o on o.id = l.article_id
   where m.article_id = a.id and m.list = 'analysis')`;

/** One analysis article, its neighbours, and what is like it. */
export async function findAnalysis(db: Db, id: string): Promise<AnalysisArticle | undefined> {
  const found = await db.maybe<Whole>(
    'content.analysis',
    `select ${columns}, a.html, ${beside('-')} as previous, ${beside('+')} as next,
       coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'title', o.title) order by r.place)
                 from unnest(a.related) with ordinality r(id, place) join content.article o on o.id = r.id), '[]') as related
     from content.article a join content.analysis n on n.article_id = a.id where a.id = $1`,
    [id],
  );
  if (!found) return undefined;
  const { previous, next, ...article } = toRow(found);
  return { ...article, previous: previous ?? undefined, next: next ?? undefined };
}
