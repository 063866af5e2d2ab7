import type { Db } from '../database/database';
import type { Rows } from '../database/rows';
import type { Days, ReportList } from './reports.store';

export type CostSum = Rows['reports.costsByMonth'];

const sums = `sum(lines)::bigint as lines, sum(volume)::bigint as volume, sum(gained + lost)::bigint as profit,
  sum(commission)::bigint as commission, sum(swap)::bigint as swap, sum(spread)::bigint as spread,
  sum(spread_lines)::bigint as spread_lines`;

const valuesOf = ({ customerId, currency, accountId }: ReportList, { startDate, endDate }: Days) => [
  customerId,
  currency,
  accountId,
  startDate,
  endDate,
];

/** Closed positions by month of closing, newest first: from the sums of days, so no line is counted. */
export const costsByMonth = (db: Db, list: ReportList, days: Days) =>
  db.rows(
    'reports.costsByMonth',
    `select to_char(day, 'YYYY-MM') as name, ${sums} from reports.day
     where kind = 'closing' and customer_id = $1 and currency = $2 and account_id = $3 and symbol = '' and day between $4 and $5
     group by 1 order by 1 desc`,
    valuesOf(list, days),
  );

/** The same by symbol, the dearest first. */
export const costsBySymbol = (db: Db, list: ReportList, days: Days) =>
  db.rows(
    'reports.costsBySymbol',
    `select symbol as name, ${sums} from reports.day
     where kind = 'closing' and customer_id = $1 and currency = $2 and account_id = $3 and symbol <> '' and day between $4 and $5
     group by 1 order by sum(commission + swap - spread), 1`,
    valuesOf(list, days),
  );
