import { addressOf, isDay } from './view';

const numberShape = /^([DWCT])(\d{2})(\d{2})(\d{2})[0-9A-Z]{4,20}$/;
const reports = { W: 'withdraw', C: 'coin', T: 'transfer' } as const;

/**
 * The URL of the document with a number: a deposit on its result page, a withdrawal or a transfer opened in its report, on
 * the day in its number. Undefined for a number of another shape.
 */
export function documentHref(pno: string): string | undefined {
  const [, kind, year, month, date] = numberShape.exec(pno) ?? [];
  if (kind === 'D') return `/user-center/assets/deposit?merchantId=records&pno=${pno}`;
  const day = `20${year}-${month}-${date}`;
  if ((kind !== 'W' && kind !== 'C' && kind !== 'T') || !isDay(day)) return undefined;
  const shown = { startDate: day, endDate: day, account: '', symbol: '', choice: '', state: '', page: 1, row: pno };
  return `/user-center/fundingDetails${addressOf({ report: reports[kind], ...shown })}`;
}
