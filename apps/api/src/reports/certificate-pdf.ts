import { certificatePdf as call } from '@portal/contract/reports';
import { readAccount } from '../core/accounts';
import { beijingTime } from '../core/csv/csv';
import { readCustInfo } from '../core/customers/cust-info';
import { usd } from '../core/money/money';
import { handle } from '../http/handler';
import { certificateDocument } from './certificate-document';
import { addCertificate, readDayBalances } from './certificate.store';
import { drawStatement, statementQueue } from './draw-statement';
import { copyEntries } from './entries.store';

export const certificatePdf = handle(call, async ({ gateway, customer: { customerId }, query, fail }) => {
  const { db, brand } = gateway;
  const { accountId, date } = query;
  const account = accountId && (await readAccount(gateway, customerId, accountId, { live: false }));
  if (accountId && !account) throw fail('reports.account', { fields: ['accountId'] });
  if (date > beijingTime(new Date().toISOString()).slice(0, 10)) throw fail('reports.future', { fields: ['date'] });
  const { chineseName } = await readCustInfo(db, customerId);
  if (!chineseName) throw fail('reports.unverified');
  const of = account ? account.id : null;
  const bytes = await statementQueue(async () => {
    await copyEntries(db, customerId);
    const balances = await readDayBalances(db, customerId, date, of);
    if (balances.length === 0) throw fail('reports.unopened', { fields: ['date'] });
    const lines = balances.map(({ kind, login, currency, balance }) => ({
      account: kind === 'wallet' ? '主账户' : `MT5 账户 ${login ?? ''}`,
      currency,
      balance: usd(balance),
    }));
    const { id, issued_at: issuedAt } = await addCertificate(db, customerId, of, date, JSON.stringify(lines));
    return drawStatement(certificateDocument(brand, { id, issuedAt, chineseName, customerId, date, lines }));
  }, String(customerId));
  return { type: 'application/pdf', bytes, fileName: `balance-${customerId}-${date}.pdf` };
});
