import { calls } from '@portal/contract';
import { fundedCustomer, submitBank, waitFor, type TestCustomer } from '@portal/testkit';
import type { CodeKind } from '../core/codes/code-kind';
import { codeHash } from '../core/codes/code-try';
import { decideIdentity } from './kyc-forms';
import type { TestGateway } from './start-test-gateway';

export interface Payee extends TestCustomer {
  walletId: string;
  mt5Id: string;
  bankId: string;
}

/** A customer who may withdraw: verified, with an approved card, an MT5 account and money in the wallet. */
export async function payee(test: TestGateway, amount = '1000.00'): Promise<Payee> {
  const customer = await fundedCustomer(test.url, amount);
  const bankId = await submitBank(customer.client, false);
  await decideIdentity(test.gateway, customer, 'approve');
  await approveCard(test, bankId);
  return { ...customer, bankId };
}

/** Approves a bank card as staff would, once its customer's identity is, unless the review that comes by itself was first. */
export const approveCard = ({ gateway }: TestGateway, bankId: string) =>
  gateway.db.rows(
    'test.approveCard',
    `select identity.decide_bank(id, 'approve', null, null, 'staff:test') from identity.bank_card where id = $1 and status = 2`,
    [BigInt(bankId)],
  );

export const smsCode = '246810';

/** Stores a code as if it had been requested and read, `copies` times. The daily caps would not allow it by the call. */
export async function giveCode(
  { gateway }: TestGateway,
  { phone }: TestCustomer,
  kind: CodeKind,
  copies = 1,
): Promise<string> {
  const to = `86${phone}`;
  await gateway.db.rows(
    'test.giveCode',
    `insert into kernel.verify_code (kind, target, address, code_hash, expires_at)
     select $1, $2, 'test', $3, now() + interval '5 minutes' from generate_series(1, $4)`,
    [kind, to, codeHash(gateway, kind, to, smsCode), copies],
  );
  return smsCode;
}

/** The breaks that SQL finds; empty while the ledger holds. */
export const breaksOf = ({ gateway }: TestGateway) =>
  gateway.db.rows(
    'test.proofs',
    `select * from ledger.breaks() union all select * from ledger.hold_breaks() union all select * from deposit.breaks()
     union all select * from payout.breaks() union all select * from transfer.breaks()
     union all select * from recommend.breaks() union all select * from activity.breaks()
     union all select * from account.credit_breaks()`,
  );

/** The money of an account in the ledger, in cents. */
export const ledgerOf = ({ gateway }: TestGateway, accountId: string) =>
  gateway.db.row<{ posted: bigint; held: bigint }>(
    'test.ledgerOf',
    `select l.posted, l.held from ledger.account l join account.account a on a.ledger_id = l.id where a.id = $1::bigint`,
    [accountId],
  );

/** The balance on the platform, once the jobs that move it have run. */
export async function platformShows({ gateway }: TestGateway, accountId: string, balance: bigint): Promise<void> {
  const { login } = await gateway.db.row<{ login: string }>(
    'test.loginOf',
    'select login from account.account where id = $1::bigint',
    [accountId],
  );
  await waitFor(
    async () => (await gateway.ports.trading.states([login])).get(login)?.balance === balance,
    `${balance} on the platform`,
  );
}

/** The API's account, as the pages show it. */
export async function shown({ client }: TestCustomer, accountId: string) {
  const { accounts } = await client.ok(calls.account.queryAccountInfo, {});
  const account = accounts.find(({ id }) => id === accountId);
  if (!account) throw new Error(`no account ${accountId}`);
  return account;
}
