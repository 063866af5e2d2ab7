import { calls } from '@portal/contract';
import { newMember } from '../new-member';
import type { TestGateway } from '../start-test-gateway';
import { solveCaptcha } from '@portal/testkit';
import { payee, giveCode, type Payee } from '../payouts';
import { goOn, member, to } from './right';

const { coin, identity, sandbox, staff, withdraw } = calls;

/** A customer who may withdraw, while nothing is stopped. */
async function payable(test: TestGateway): Promise<Payee> {
  const person = await payee(test, '2000.00');
  await goOn(test);
  return person;
}

async function withdrawalForm(test: TestGateway, person: Payee) {
  const { walletId: accountId, bankId } = person;
  return { accountId, bankId, amount: '100.00', verifyCode: await giveCode(test, person, 'withdraw') };
}
async function addressForm(test: TestGateway, person: Payee) {
  const to_ = { coin: 'USDT', chain: 'TRC20', address: 'TAVxuzbJiiEuMTx6Ff6RskCTLPgJfZZCbp', label: '钱包' } as const;
  return { ...to_, verifyCode: await giveCode(test, person, 'coinAddress') };
}
async function coinForm(test: TestGateway, person: Payee) {
  const { client, walletId: accountId } = person;
  const { id: addressId } = await client.ok(coin.addOutCoinAddress, await addressForm(test, person));
  return { accountId, addressId, amount: '100.00', verifyCode: await giveCode(test, person, 'coin') };
}
export async function withdrawal(test: TestGateway) {
  const person = await payable(test);
  const { pno } = await person.client.ok(withdraw.withdrawSubmit, await withdrawalForm(test, person));
  return { ...person, pno };
}
export async function coinWithdrawal(test: TestGateway) {
  const person = await payable(test);
  const { pno } = await person.client.ok(coin.submitWithdrawCoinV2, await coinForm(test, person));
  return { ...person, pno };
}
/** A payout that staff have approved. */
async function approved(test: TestGateway) {
  const [{ pno }, client] = [await withdrawal(test), await member(test)];
  await client.ok(staff.decide, { kind: 'withdraw', id: pno, decision: 'approve' });
  return { pno, client };
}
/** A batch that another member has released. */
async function released(test: TestGateway) {
  const { pno, client } = await approved(test);
  const { number } = await client.ok(staff.makeBatch, { format: 'csv', pnos: [pno] });
  await (await newMember(test)).client.ok(staff.decideBatch, { number, decision: 'release' });
  return { pno, number, client };
}

/** Journeys of money that leaves, of the customer and of staff. */
export const ofPayouts = [
  to(withdraw.withdrawSubmit)(async (test) => {
    const person = await payable(test);
    return { client: person.client, args: await withdrawalForm(test, person) };
  }),
  to(withdraw.cancelWithdrawProposal)(async (test) => {
    const { client, pno } = await withdrawal(test);
    return { client, args: { pno } };
  }),
  to(coin.addOutCoinAddress)(async (test) => {
    const person = await payable(test);
    return { client: person.client, args: await addressForm(test, person) };
  }),
  to(coin.getWithdrawCoinFeeV2)(async (test) => {
    const person = await payable(test);
    const { verifyCode: _code, ...args } = await coinForm(test, person);
    return { client: person.client, args };
  }),
  to(coin.submitWithdrawCoinV2)(async (test) => {
    const person = await payable(test);
    return { client: person.client, args: await coinForm(test, person) };
  }),
  to(coin.cancelOutCoinProposal)(async (test) => {
    const { client, pno } = await coinWithdrawal(test);
    return { client, args: { pno } };
  }),
  to(coin.removeOutCoinAddress)(async (test) => {
    const person = await payable(test);
    const { id } = await person.client.ok(coin.addOutCoinAddress, await addressForm(test, person));
    return { client: person.client, args: { id } };
  }),
  to(identity.removeBank)(async (test) => {
    const { client, bankId: id } = await payable(test);
    return { client, args: { id } };
  }),
  to(coin.sendCoinMessage)(async (test) => {
    const { client } = await payable(test);
    return { client, args: { ...(await solveCaptcha(client)), type: 3 } };
  }),
  to(staff.payoutTarget)(async (test) => ({
    client: await member(test),
    args: { pno: (await withdrawal(test)).pno },
  })),
  to(staff.takeReview)(async (test) => ({
    client: await member(test),
    args: { kind: 'withdraw', id: (await withdrawal(test)).pno },
  })),
  to(staff.makeBatch)(async (test) => {
    const { pno, client } = await approved(test);
    return { client, args: { format: 'csv', pnos: [pno] } };
  }),
  to(staff.payoutBatchDetail)(async (test) => {
    const { client, number } = await released(test);
    return { client, args: { number } };
  }),
  to(staff.batchFile)(async (test) => {
    const { client, number } = await released(test);
    return { client, args: { number } };
  }),
  to(staff.batchResult)(async (test) => {
    const { client, number, pno } = await released(test);
    const file = new Blob([`pno,amount,result,reference,reason\n${pno},100.00,paid,,\n`]);
    return { client, args: { number }, file };
  }),
  to(sandbox.bankResult)(async (test) => {
    const { client, number } = await released(test);
    const file = await client.fetch(staff.batchFile.path.replace(':number', number));
    return { client, args: {}, file: await file.blob() };
  }),
];
