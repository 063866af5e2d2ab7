import type { AnalysisArticle, AnalysisRow } from '@portal/contract/content';
import type { Db } from '../kernel/database';

type Row = Omit<AnalysisRow, 'publishedAt'> & { published_at: string };

const columns = `a.id, n.symbol, a.title, a.summary, n.direction, n.support, n.resistance, a.published_at`;
const wired = <T extends Row>({ published_at, ...row }: T) => ({
  ...row,
  publishedAt: new Date(published_at).toISOString(),
});

/** A page of analysis, of a symbol or of all, by its numbers in the list. */
export async function analysisPage(
  db: Db,
  list: string,
  offset: number,
  size: number,
): Promise<{ list: AnalysisRow[]; total: number }> {
  const rows = await db.rows<{ total: number; row: Row | null }>(
    'content.analysisPage',
    `select t.total, to_jsonb(r) - 'ord' as row
     from (select coalesce(max(ord), 0) as total from content.listing where list = $1) t
     left join lateral (
       select l.ord, ${columns}
       from content.listing l join content.article a on a.id = l.article_id join content.analysis n on n.article_id = a.id
       where l.list = $1 and l.ord > $2 and l.ord <= $2 + $3
     ) r on true
     order by r.ord`,
    [list, offset, size],
  );
  return { list: rows.flatMap(({ row }) => (row?.id ? [wired(row)] : [])), total: rows[0]?.total ?? 0 };
}

interface Whole extends Row {
  html: string;
  previous: { id: string; title: string } | null;
  next: { id: string; title: string } | null;
}

const beside = (step: string) => `
  (select jsonb_build_object('id', o.id, 'title', o.title)
   from content.listing m join content.listing l on l.list = m.list and l.ord = m.ord ${step} 1
   join content.article o on o.id = l.article_id
   where m.article_id = a.id and m.list = 'analysis')`;

/** One analysis article and its neighbours. */
export async function findAnalysis(db: Db, id: string): Promise<AnalysisArticle | undefined> {
  const found = await db.maybe<Whole>(
    'content.analysis',
    `select ${columns}, a.html, ${beside('-')} as previous, ${beside('+')} as next
     from content.article a join content.analysis n on n.article_id = a.id where a.id = $1`,
    [id],
  );
  if (!found) return undefined;
  const { previous, next, ...article } = wired(found);
  return { ...article, previous: previous ?? undefined, next: next ?? undefined };
}
