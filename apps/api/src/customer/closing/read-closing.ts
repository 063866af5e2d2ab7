import { errorText } from '@portal/contract';
import type { Closing } from '@portal/contract/customer';
import type { Db } from '../../database/database';
import { isErrorCode } from '../../core/errors/fail';
import { newestClosing, openItems } from './closing.store';

const states: Readonly<Record<number, Closing['state']>> = { 1: 'open', 2: 'cancelled', 3: 'refused' };

/** Where each open item is settled. */
const hrefs: Readonly<Record<string, string>> = {
  'customer.openBalance': '/user-center/assets/withdraw',
  'customer.openDebt': '/user-center/assets/deposit',
  'customer.openWithdrawal': '/user-center/assets/withdraw',
  'customer.openTransfer': '/user-center/assets/transfer',
  'customer.openDeposit': '/user-center/assets/deposit',
  'customer.openByStaff': '/user-center/acctInfo',
};

/** What must be settled before a customer can be closed, in words. */
export const openTexts = (codes: readonly (string | null)[]) =>
  codes.flatMap((code) => (code && isErrorCode(code) ? [{ code, msg: errorText(code) }] : []));

/** The request of a customer, and what must be settled before they can be closed. */
export async function readClosing(db: Db, customerId: bigint): Promise<Closing> {
  const [row, items] = await Promise.all([newestClosing(db, customerId), openItems(db, customerId)]);
  const open = openTexts(items.map(({ code }) => code)).map((item) => ({
    ...item,
    href: hrefs[item.code] ?? '/user-center/acctInfo',
  }));
  const state = row && states[row.status];
  return row && state
    ? {
        state,
        until: row.until.toISOString(),
        askedAt: row.asked_at.toISOString(),
        ...(row.answer && { answer: row.answer }),
        open,
      }
    : { state: 'none', open };
}
