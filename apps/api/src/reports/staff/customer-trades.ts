import { customerTrades as call, type OpenPosition } from '@portal/contract/staff';
import { openPositions, pendingOrdersOf, readAccounts, type CustomerAccount } from '../../core/accounts';
import { noteLook } from '../../core/customers/note-look';
import { lotsOf } from '../../core/instruments/lots';
import { usd } from '../../core/money/money';
import { numberId } from '../../database/number-id';
import type { Gateway } from '../../core/gateway/gateway';
import { handle } from '../../http/handler';
import { readPage } from '../read-page';
import { toTrade } from '../to-report-row';

/** Null where the platform does not answer. */
async function positionsOf(gateway: Gateway, accounts: readonly CustomerAccount[]): Promise<OpenPosition[] | null> {
  const logins = accounts.flatMap(({ login, status }) => (login && status === 'open' ? [login] : []));
  if (logins.length === 0) return [];
  const currencies = new Map(accounts.map(({ login, currency }) => [login, currency]));
  const found = await openPositions(gateway, logins);
  if (!found) return null;
  return [...found].flatMap(([login, positions]) =>
    positions.map(({ volume, floating, swap, ...position }) => ({
      ...position,
      account_no: login,
      currency: currencies.get(login) ?? 'USD',
      lots: lotsOf(volume),
      floating: usd(floating),
      swap: usd(swap),
    })),
  );
}

export const customerTrades = handle(call, async (ctx) => {
  const { gateway, query, fail } = ctx;
  const id = numberId(ctx.params.customerNumber);
  if (!(await noteLook(gateway.db, id, { ...ctx, part: 'trades' })) || id === null) throw fail('staff.customer');
  const accounts = await readAccounts(gateway, id, { live: false });
  const [positions, pendingOrders, { sums: _sums, ...deals }] = await Promise.all([
    positionsOf(gateway, accounts),
    pendingOrdersOf(gateway, accounts),
    readPage(
      gateway.db,
      {
        list: { kind: 'trade', customerId: id, currency: query.currency ?? 'USD', accountId: 0n, symbol: '' },
        numbers: new Map(accounts.map((account) => [account.id, account.login ?? ''])),
        startDate: '2000-01-01',
        endDate: '2999-12-31',
      },
      query,
      toTrade,
    ),
  ]);
  return { positions, pendingOrders, ...deals };
});
