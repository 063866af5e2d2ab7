import type { MoneyEntry } from '@portal/contract/reports';
import { entryHref } from './entry-href';

const entry = (change: Partial<MoneyEntry>): MoneyEntry => ({
  n: 1,
  id: '1',
  kind: 'deposit',
  amount: '1.00',
  balance: '1.00',
  ref: '',
  at: '2026-03-01T17:00:00.000Z',
  ...change,
});
const trade = { symbol: 'EURUSD', side: 'buy', entry: 'in' } as const;

test.each([
  [entry({ ref: 'D2603010000ABCD' }), '/user-center/assets/deposit?merchantId=records&pno=D2603010000ABCD'],
  [
    entry({ kind: 'coin', ref: 'C2603010000ABCD' }),
    '/user-center/fundingDetails?tab=coin&from=2026-03-01&to=2026-03-01&row=C2603010000ABCD',
  ],
  [
    entry({ kind: 'trade', ref: '70000012', trade }),
    '/user-center/fundingDetails?tab=trade&from=2026-03-02&to=2026-03-02&symbol=EURUSD&row=70000012',
  ],
  [entry({ kind: 'invite', ref: '12' }), '/user-center/invite'],
  [entry({ kind: 'commission', ref: '1001' }), '/user-center/invite'],
  [entry({ kind: 'settlement', ref: '70000013' }), undefined],
])('%j links to %s', (given, href) => {
  expect(entryHref(given)).toBe(href);
});
