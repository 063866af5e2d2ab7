import type { TSchema, Static } from 'typebox';
import type { HistoryScope, TradeHistory } from '../../../ports';
import { Deal, DealList, DealNumbers, Order, OrderList } from './answers';
import { apiPath } from './api-path';
import { batches } from './batches';
import { readDeal, readOrder } from './read-deal';
import { inWindows, type WindowReader } from './in-windows';
import { readRows, type Rows } from './read-rows';
import { refusedWith } from './refused-with';
import type { ServerClock } from './clock/server-clock';
import type { Session } from './session';

const notFound = 13;
const nothing = { answer: [] };

/**
 * The platform's records through the Web API: one request for all logins of the groups, or one for each hundred logins, and more for
 * shorter periods if an answer is too large or too slow.
 * @param groups masks of the groups whose logins are the portal's, for example `real\\*`
 */
export function webApiHistory(session: Session, clock: ServerClock, groups: readonly string[]): TradeHistory {
  const read = <T extends TSchema>(command: string, values: Record<string, string | number>, schema: T) => {
    const path = apiPath(command, values);
    return refusedWith(
      notFound,
      nothing as Static<T>,
      session.call({ path, repeatable: true, mayBeEmpty: true }, schema),
    );
  };

  const inScope = async <T extends TSchema>(
    command: string,
    groupWindows: WindowReader,
    { logins, from, to }: HistoryScope,
    list: T,
  ) => {
    const zone = await clock.zone();
    const window = zone.window(from, to);
    const whose = logins ? batches(logins).map((some) => ({ login: some.join(',') })) : [{ group: groups.join(',') }];
    // The right length for all logins is far too short for one.
    const inParts = logins ? inWindows() : groupWindows;
    const answers: Static<T>[] = [];
    for (const some of whose)
      answers.push(...(await inParts(window, (part) => read(command, { ...some, ...part }, list))));
    // The platform states whole seconds.
    const [first, end] = [Math.floor(from.getTime() / 1000) * 1000, to.getTime()];
    const within = ({ at }: { at: Date }) => at.getTime() >= first && at.getTime() < end;
    return { zone, answers, within };
  };

  const readable = <T>({ read: records, unreadable }: Rows<T>, { skipped }: HistoryScope): T[] => {
    for (const [login, error] of unreadable) {
      if (!skipped) throw error;
      skipped(login, error);
    }
    return records;
  };

  const dealWindows = inWindows();
  const orderWindows = inWindows();

  return {
    async deals(scope) {
      const { zone, answers, within } = await inScope('/api/deal/get_batch', dealWindows, scope, DealList);
      const rows = answers.flatMap(({ answer }) => answer);
      const deals = readable(
        readRows(Deal, rows, (deal) => readDeal(deal, zone)),
        scope,
      );
      return byNumber(deals.filter(within), 'deal');
    },
    async orders(scope) {
      const { zone, answers, within } = await inScope('/api/history/get_batch', orderWindows, scope, OrderList);
      const rows = answers.flatMap(({ answer }) => answer);
      const orders = readable(
        readRows(Order, rows, (order) => readOrder(order, zone)),
        scope,
      );
      return byNumber(orders.filter(within), 'order');
    },
    async existingDeals(deals) {
      const found: string[] = [];
      for (const some of batches(deals)) {
        const { answer } = await read('/api/deal/get_batch', { ticket: some.join(',') }, DealNumbers);
        found.push(...answer.map(({ Deal: deal }) => deal));
      }
      return found;
    },
  };
}

const byNumber = <K extends string, T extends Record<K, string>>(rows: T[], key: K): T[] =>
  rows.sort((a, b) => (BigInt(a[key]) < BigInt(b[key]) ? -1 : 1));
