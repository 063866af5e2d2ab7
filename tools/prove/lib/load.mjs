// The load generator: customers and staff over HTTP. They repeat an unanswered request under the same key until it is answered.
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { CODE } from './customers.mjs';

const RETRY_MS = 60;
const pick = (list) => list[randomInt(list.length)];
const chance = (percent) => randomInt(100) < percent;
const dollars = (cents) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** Whether a status leaves the outcome of an operation open: with these the gateway means `try again`. */
const isOpen = (status) => status === 409 || status === 429 || status >= 500;

/**
 * Repeats a request until it has a response, `deadline()` has passed, or the caller is not `patient` and gives up. Without a key
 * (`once`), a refusal after a lost response proves nothing.
 */
async function ask(call, write, { patient, deadline, once = false }, tally) {
  for (let lost = false; ; lost = true) {
    const answer = await call().catch(() => undefined);
    if (answer && !isOpen(answer.status)) {
      if (answer.code === 'OK') write('ok', { data: answer.data });
      else if (lost && once) write('info', { code: answer.code });
      else write('fail', { code: answer.code });
      return answer.code === 'OK' ? answer.data : undefined;
    }
    if (answer?.status === 500) tally.defects += 1;
    if (!patient || deadline()) {
      if (patient) tally.unanswered += 1;
      write('info');
      return undefined;
    }
    await sleep(RETRY_MS);
  }
}

/** One worker of a customer: runs operations until `running()` is false, then finishes what it has begun. */
export async function operation(customer, { calls, staff, history, running, deadline, tally, trade }) {
  const { client, customerNumber, walletId, mt5, bankId, addressId } = customer;
  const payouts = [];
  const drafts = [];
  const send = (what, call, args, noted) => {
    const key = randomUUID();
    const write = history.invoke({
      what,
      customer: customerNumber,
      scope: `${customerNumber}:${call.id}`,
      key,
      ...noted,
    });
    tally.operations += 1;
    return ask(() => client.call(call, args, key), write, { patient: chance(85), deadline }, tally);
  };
  const keyless = (what, noted, request) => {
    const write = history.invoke({ what, customer: customerNumber, ...noted });
    tally.operations += 1;
    return ask(request, write, { patient: chance(85), deadline, once: true }, tally);
  };

  const operations = {
    async deposit() {
      const amount = randomInt(5000, 200000);
      const account = pick([walletId, ...mt5]);
      const args = { accountId: account, channel: 'EGPAY', amount: dollars(amount) };
      const draft = await send('draft', calls.deposit.submitData, args, { account, amount });
      if (!draft) return;
      if (chance(10)) drafts.push(draft.pno);
      else await operations.pay(draft.pno);
    },
    pay: (no) =>
      keyless('pay', { no }, () =>
        client.call(calls.sandbox.payOrder, { pno: no, action: 'pay', times: randomInt(1, 3) }),
      ),
    async cancelDraft() {
      const no = drafts.pop();
      if (no)
        await send('cancelDraft', calls.deposit.depositDraftCancel, { customerNo: customerNumber, pno: no }, { no });
    },
    async withdraw() {
      const coin = chance(40);
      const account = pick([walletId, walletId, ...mt5]);
      const amount = randomInt(10000, 60000);
      const args = { accountId: account, amount: dollars(amount), verifyCode: CODE };
      const made = coin
        ? await send(
            'payout',
            calls.coin.submitWithdrawCoinV2,
            { ...args, addressId },
            { account, amount, kind: 'coin' },
          )
        : await send(
            'payout',
            calls.withdraw.withdrawSubmit,
            { ...args, bankId },
            { account, amount, kind: 'withdraw' },
          );
      if (made) payouts.push({ no: made.pno, kind: coin ? 'coin' : 'withdraw' });
    },
    async cancel() {
      const payout = payouts.shift();
      if (!payout) return;
      const call = payout.kind === 'coin' ? calls.coin.cancelOutCoinProposal : calls.withdraw.cancelWithdrawProposal;
      await send('cancel', call, { pno: payout.no }, { no: payout.no });
    },
    async decide() {
      const payout = payouts.shift();
      if (!payout) return;
      const decision = pick(['approve', 'pay', 'pay', 'refuse']);
      const reason = decision === 'refuse' ? { reason: 'prove' } : {};
      await keyless('decide', { no: payout.no, decision }, () =>
        staff(payout.kind, payout.no, { decision, ...reason }),
      );
      if (decision === 'approve') payouts.push(payout);
    },
    async transfer() {
      const [account, to] = pick([
        [walletId, mt5[0]],
        [walletId, mt5[1]],
        [mt5[0], walletId],
        [mt5[1], mt5[0]],
      ]);
      const amount = randomInt(100, 30000);
      const call = account === walletId || to === walletId ? calls.transfer.addTransfer : calls.transfer.mt5AddTransfer;
      const args = { fromAccountId: account, toAccountId: to, amount: dollars(amount) };
      await send('transfer', call, args, { account, to, amount });
    },
    /** A trade at the platform, which the ledger learns by the import. */
    trade() {
      const account = pick(mt5);
      history.invoke({ what: 'trade', customer: customerNumber, account, amount: trade(account) })('ok');
      tally.operations += 1;
    },
  };
  const weighted = [
    'deposit',
    'deposit',
    'withdraw',
    'withdraw',
    'decide',
    'decide',
    'cancel',
    'cancelDraft',
    'transfer',
    'transfer',
    'transfer',
  ];
  if (trade) weighted.push('trade', 'trade');
  while (running()) await operations[pick(weighted)]();
}
