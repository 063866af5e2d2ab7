import { calls } from '@portal/contract';
import { Client, fundedCustomer, readCode, solveCaptcha, submitBank, waitFor } from '@portal/testkit';

const { coin, staff, withdraw } = calls;

/** A staff member who works by calls. */
export function staffClient(origin: string, token: string): Client {
  const client = new Client(origin);
  client.cookies.set('staff-session', token);
  return client;
}

/** Waits for the demo customer and its history: a new sandbox makes them after it is ready, and they delay other postings. */
export const demoHistory = (member: Client): Promise<unknown> =>
  waitFor(
    async () => {
      const answer = await member.call(staff.customerFile, { customerNumber: '80010007' });
      return answer.code === 'OK' && answer.data.proposals.length > 0;
    },
    'the history of the demo customer',
    120_000,
  );

/** A submitted bank withdrawal of a customer whose identity and card `member` approves. Returns its number. */
export async function waitingWithdrawal(base: string, member: Client, amount: string): Promise<string> {
  const { client, customerNumber, phone, walletId } = await fundedCustomer(base, '20000.00');
  const { list } = await member.ok(staff.reviews, { kind: 'identity', status: 2, pageSize: 100 });
  const identity = list.find((review) => review.customerNumber === customerNumber);
  const { id = '', createdAt = '' } = identity ?? {};
  await member.ok(staff.decide, { kind: 'identity', id, createdAt, decision: 'approve' });
  const bankId = await submitBank(client, false);
  await member.ok(staff.decide, { kind: 'bank', id: bankId, decision: 'approve' });
  await client.ok(coin.sendCoinMessage, { ...(await solveCaptcha(client)), type: 1 });
  const verifyCode = await readCode(client, phone);
  const { pno } = await client.ok(withdraw.withdrawSubmit, { accountId: walletId, bankId, amount, verifyCode });
  return pno;
}
