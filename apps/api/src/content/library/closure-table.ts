import { isZoneOffered, productZones, type Brand } from '@portal/brand';
import { isExchangeHoliday } from '../../core/holidays/exchange-holidays';
import { instruments } from '../../core/instruments/instruments';
import { earlyCloseAt, openSpans } from '../../core/market-hours';
import { sessions, type Session } from '../../core/market-hours/sessions';
import { beijingTime, dateText } from './beijing-time';

const dayMs = 86_400_000;
const weekdays = ['日', '一', '二', '三', '四', '五', '六'];

/** The instruments that trade by the same hours, by a name for all of them. */
interface Group {
  name: string;
  symbol: string;
  session: Session | undefined;
}

const zoneNames = new Map<number, string>([
  [productZones.forex, '外汇货币对'],
  [productZones.digiccy, '数字货币'],
  [productZones.stock, '美股个股与 ADR'],
]);

function groupsOf(brand: Pick<Brand, 'products'>): Group[] {
  const groups = new Map<Session | undefined, Group>();
  for (const { symbol, zone } of instruments.filter((one) => isZoneOffered(brand, one.zone))) {
    const session = sessions.get(symbol);
    const group = groups.get(session);
    if (!group) groups.set(session, { name: zoneNames.get(zone) ?? symbol, symbol, session });
    else if (!zoneNames.has(zone)) group.name += `、${symbol}`;
  }
  return [...groups.values()];
}

/** The weekdays from one date to another, `YYYY-MM-DD`. */
function weekdaysIn(from: string, to: string): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
  return Array.from({ length: count }, (_, index) => new Date(Date.parse(from) + index * dayMs))
    .filter((day) => ![0, 6].includes(day.getUTCDay()))
    .map((day) => day.toISOString().slice(0, 10));
}

const isClosed = ({ session }: Group, date: string) =>
  session?.exchange !== undefined && isExchangeHoliday(session.exchange, date);

const closesEarlyAt = ({ session }: Group, date: string) => session && earlyCloseAt(session, date);

/** The first opening after a date on which the market is closed or closes early, in Beijing time. */
function reopening(group: Group, date: string): string {
  const from = closesEarlyAt(group, date) ?? Date.parse(`${date}T12:00:00Z`);
  const [open] = openSpans(group.symbol, from, from + 10 * dayMs);
  return open ? beijingTime(open[0]) : '';
}

/** What a date is for a group: closed all day, closed early, or undefined for the usual hours. */
function changeOn(group: Group, date: string): string | undefined {
  if (isClosed(group, date)) return '全天休市';
  const early = closesEarlyAt(group, date);
  if (early === undefined) return undefined;
  const [day = '', time = ''] = beijingTime(early).split(/ (?=\d\d:)/);
  return `${day === dateText(new Date(date)) ? '' : '次日 '}${time} 提前收市`;
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/**
 * `closures.2026-12-24.2026-12-28`: the instruments of a brand and when they trade on each weekday from one date to another, as a
 * table. Undefined for another name, and for dates on which every market keeps its usual hours.
 */
export function closureTable(name: string, brand: Pick<Brand, 'products'>): string | undefined {
  const [, from = '', to = ''] = /^closures\.(\d{4}-\d{2}-\d{2})\.(\d{4}-\d{2}-\d{2})$/.exec(name) ?? [];
  const dates = from && to ? weekdaysIn(from, to) : [];
  const rows = groupsOf(brand).map((group) => ({ group, changes: dates.map((date) => changeOn(group, date)) }));
  if (rows.every(({ changes }) => changes.every((change) => change === undefined))) return undefined;
  const heads = dates.map((date) => `${dateText(new Date(date))}（周${weekdays[new Date(date).getUTCDay()]}）`);
  return [
    line(['品种', ...heads, '恢复常规时段']),
    line(['品种', ...heads, '恢复常规时段'].map(() => '---')),
    ...rows.map(({ group, changes }) => {
      const last = dates[changes.findLastIndex((change) => change !== undefined)];
      return line([group.name, ...changes.map((change) => change ?? '照常'), last ? reopening(group, last) : '—']);
    }),
  ].join('\n');
}
