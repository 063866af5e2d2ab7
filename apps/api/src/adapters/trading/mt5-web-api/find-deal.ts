import { TradingRefusal, type BalanceOperation } from '../../../ports';
import { Deals, Total } from './answers';
import { apiPath } from './api-path';
import { batchSize } from './batches';
import { balanceActions } from './balance-actions';
import { readCents } from './read-cents';
import { refusedWith, searched } from './refused-with';
import type { ServerClock } from './clock/server-clock';
import type { Session } from './session';

const day = 86_400;
/** A job gives up after about four days; who starts it again by hand later still finds what was done. */
const daysBack = 30;
const notFound = 13;

/**
 * The deal of an operation that was done already, by its mark in the comment, among the login's deals of the last days.
 * The window is in the platform's time zone. Refuses with code 17 a mark that belongs to another operation.
 */
export async function findDeal(
  session: Session,
  { login, action, amount }: BalanceOperation,
  mark: string,
  clock: ServerClock,
): Promise<string | undefined> {
  const now = Math.floor(Date.now() / 1000) + (await clock.offset());
  const window = { login, from: now - daysBack * day, to: now + day };
  const counting = session.call({ path: apiPath('/api/deal/get_total', window), repeatable: true }, Total);
  const { answer } = await searched(refusedWith(notFound, { answer: { Total: '0' } }, counting));
  const pages = Math.ceil(Number(answer.Total) / batchSize);
  // The newest first: what is looked for has mostly just happened.
  for (let page = pages - 1; page >= 0; page--) {
    const path = apiPath('/api/deal/get_page', { ...window, offset: page * batchSize, total: batchSize });
    const { answer: deals } = await searched(session.call({ path, repeatable: true }, Deals));
    if (deals.some((deal) => deal.Login !== login)) throw new Error("the platform sent another login's deals");
    const deal = deals.find(({ Comment }) => Comment === mark);
    if (!deal) continue;
    if (deal.Action !== balanceActions[action] || readCents(deal.Profit) !== amount) {
      throw new TradingRefusal(17, 'ticket belongs to another operation');
    }
    return deal.Deal;
  }
  return undefined;
}
