import type { TSchema, Static } from 'typebox';
import type { HistoryScope, TradeHistory } from '../../../ports';
import { Deals, Orders } from './answers';
import { apiPath } from './api-path';
import { batches } from './batches';
import { readDeal, readOrder } from './read-deal';
import { refusedWith } from './refused-with';
import type { ServerClock } from './server-clock';
import type { Session } from './session';

const notFound = 13;
const nothing = { answer: [] };

/**
 * The platform's records through the Web API: one request for all logins of the groups, or one for each hundred logins.
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

  const inScope = async <T extends TSchema>(command: string, { logins, from, to }: HistoryScope, schema: T) => {
    const offset = await clock.offset();
    // The platform includes both ends, the portal's scopes exclude the second.
    const seconds = (at: Date) => Math.floor(at.getTime() / 1000) + offset;
    const window = { from: seconds(from), to: Math.ceil(to.getTime() / 1000) + offset - 1 };
    const whose = logins ? batches(logins).map((some) => ({ login: some.join(',') })) : [{ group: groups.join(',') }];
    const answers: Static<T>[] = [];
    for (const some of whose) answers.push(await read(command, { ...some, ...window }, schema));
    return { offset, answers };
  };

  return {
    async deals(scope) {
      const { offset, answers } = await inScope('/api/deal/get_batch', scope, Deals);
      return byNumber(
        answers.flatMap(({ answer }) => answer.map((deal) => readDeal(deal, offset))),
        'deal',
      );
    },
    async orders(scope) {
      const { offset, answers } = await inScope('/api/history/get_batch', scope, Orders);
      return byNumber(
        answers.flatMap(({ answer }) => answer.map((order) => readOrder(order, offset))),
        'order',
      );
    },
    async dealsByNumber(deals) {
      const offset = await clock.offset();
      const answers: Static<typeof Deals>[] = [];
      for (const some of batches(deals))
        answers.push(await read('/api/deal/get_batch', { ticket: some.join(',') }, Deals));
      return byNumber(
        answers.flatMap(({ answer }) => answer.map((deal) => readDeal(deal, offset))),
        'deal',
      );
    },
  };
}

const byNumber = <K extends string, T extends Record<K, string>>(rows: T[], key: K): T[] =>
  rows.sort((a, b) => (BigInt(a[key]) < BigInt(b[key]) ? -1 : 1));
