import { isZoneOffered, productZones, type Brand } from '@portal/brand';
import { isExchangeHoliday } from '../../core/holidays/exchange-holidays';
import { instruments } from '../../core/instruments/instruments';
import { openSpans } from '../../core/market-hours';
import { sessions, type Session } from '../../core/market-hours/sessions';

const dayMs = 86_400_000;
const beijingMs = 8 * 3_600_000;
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

const dayText = (at: Date) => `${at.getUTCMonth() + 1} 月 ${at.getUTCDate()} 日`;

/** The first opening after the last closed date, in Beijing time. */
function reopening({ symbol }: Group, closed: string): string {
  const noon = Date.parse(`${closed}T12:00:00Z`);
  const [open] = openSpans(symbol, noon, noon + 10 * dayMs);
  if (!open) return '';
  const at = new Date(open[0] + beijingMs);
  return `${dayText(at)} ${at.toISOString().slice(11, 16)}`;
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/**
 * `closures.2026-12-24.2026-12-28`: the instruments of a brand and whether they trade on each weekday from one date to another, as a
 * table. Undefined for another name, and for dates on which no exchange is closed.
 */
export function closureTable(name: string, brand: Pick<Brand, 'products'>): string | undefined {
  const [, from = '', to = ''] = /^closures\.(\d{4}-\d{2}-\d{2})\.(\d{4}-\d{2}-\d{2})$/.exec(name) ?? [];
  const dates = from && to ? weekdaysIn(from, to) : [];
  const rows = groupsOf(brand).map((group) => ({ group, closed: dates.filter((date) => isClosed(group, date)) }));
  if (rows.every(({ closed }) => closed.length === 0)) return undefined;
  const heads = dates.map((date) => `${dayText(new Date(date))}（周${weekdays[new Date(date).getUTCDay()]}）`);
  return [
    line(['品种', ...heads, '恢复']),
    line(['品种', ...heads, '恢复'].map(() => '---')),
    ...rows.map(({ group, closed }) => {
      const last = closed.at(-1);
      const cells = dates.map((date) => (closed.includes(date) ? '全天休市' : '照常'));
      return line([group.name, ...cells, last ? reopening(group, last) : '—']);
    }),
  ].join('\n');
}
