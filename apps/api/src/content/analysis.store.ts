import type { AnalysisArticle, AnalysisRow } from '@portal/contract/content';
import type { Db } from '../database/database';

/** A row of the table. */
export interface AnalysisRecord {
  symbol: string;
  zone: number;
  ord: number;
  title: string;
  summary: string;
  html: string;
  direction: 'up' | 'down' | 'flat';
  support: string[];
  resistance: string[];
  published_at: Date;
  valid_until: Date;
  basis: string;
}

type Shown = Omit<AnalysisRecord, 'zone' | 'ord' | 'html' | 'basis'>;
type Whole = Shown & Pick<AnalysisRecord, 'html'> & Pick<AnalysisArticle, 'related'>;

/** The id of a symbol's analysis. It stays, so that links lead to the current one. */
const idOf = (symbol: string) => symbol.toLowerCase();
const toRow = ({ published_at, valid_until, ...row }: Shown): AnalysisRow => ({
  id: idOf(row.symbol),
  ...row,
  publishedAt: published_at.toISOString(),
  validUntil: valid_until.toISOString(),
});
const columns = 'symbol, title, summary, direction, support, resistance, published_at, valid_until';

// An analysis is valid by the clock of the gateway, which also gave it its times, and not by the database's.

/** A page of the valid analyses in the order of the symbol list: of these symbols, or of all. */
export async function analysisPage(
  db: Db,
  symbols: readonly string[] | undefined,
  offset: number,
  size: number,
): Promise<{ list: AnalysisRow[]; total: number }> {
  const { total } = await db.row(
    'content.analysisCount',
    `select count(*)::integer as total from content.analysis
     where valid_until > $2 and ($1::text[] is null or symbol = any ($1))`,
    [symbols ?? null, new Date()],
  );
  const rows = await db.rows(
    'content.analysisPage',
    `select ${columns} from content.analysis
     where valid_until > $2 and ($1::text[] is null or symbol = any ($1))
     order by published_at desc, ord offset $3 limit $4`,
    [symbols ?? null, new Date(), offset, size],
  );
  return { list: rows.map(toRow), total };
}

/** The symbols that have a valid analysis. */
export async function analysedSymbols(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.rows('content.analysedSymbols', 'select symbol from content.analysis where valid_until > $1', [
    new Date(),
  ]);
  return new Set(rows.map(({ symbol }) => symbol));
}

/** The valid analysis of a symbol, with the next three of its zone. */
export async function findAnalysis(db: Db, id: string): Promise<AnalysisArticle | undefined> {
  const found = await db.maybe<Whole>(
    'content.analysis',
    `select ${columns}, html,
       coalesce((select jsonb_agg(jsonb_build_object('id', lower(o.symbol), 'title', o.title))
                 from (select symbol, title from content.analysis
                       where zone = a.zone and symbol <> a.symbol and valid_until > $2
                       order by ord < a.ord, ord limit 3) o), '[]') as related
     from content.analysis a where lower(symbol) = $1 and valid_until > $2`,
    [id, new Date()],
  );
  return found && { ...toRow(found), html: found.html, related: found.related };
}

/** The trading day that the stored analysis of a symbol is of. */
export async function analysedDay(db: Db, symbol: string): Promise<Date | undefined> {
  const row = await db.maybe('content.analysedDay', 'select published_at from content.analysis where symbol = $1', [
    symbol,
  ]);
  return row?.published_at;
}

/** Differs whenever the valid analyses differ. */
export async function analysisStamp(db: Db): Promise<string> {
  const { stamp } = await db.row(
    'content.analysisStamp',
    `select concat(count(*), '-', extract(epoch from max(published_at))::bigint) as stamp
     from content.analysis where valid_until > $1`,
    [new Date()],
  );
  return stamp;
}

/** Deletes what was derived from another feed or by another method. */
export async function dropAnalysis(db: Db, basis: string): Promise<void> {
  await db.rows('content.dropAnalysis', 'delete from content.analysis where basis <> $1', [basis]);
}

/** Puts an analysis in the place of the symbol's last one. */
export async function saveAnalysis(db: Db, record: AnalysisRecord): Promise<void> {
  await db.rows(
    'content.saveAnalysis',
    `insert into content.analysis
     select * from jsonb_populate_record(null::content.analysis, $1::jsonb)
     on conflict (symbol) do update set
       (zone, ord, title, summary, html, direction, support, resistance, published_at, valid_until, basis) =
       (excluded.zone, excluded.ord, excluded.title, excluded.summary, excluded.html, excluded.direction, excluded.support,
        excluded.resistance, excluded.published_at, excluded.valid_until, excluded.basis)`,
    [JSON.stringify(record)],
  );
}
