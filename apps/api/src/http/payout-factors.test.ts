import { calls } from '@portal/contract';
import { randomUUID } from 'node:crypto';
import { codeAt } from '../testing/enrol-staff';
import { addTotp, type AddedTotp } from '../testing/factors';
import { forgetAttempts } from '../testing/forget-attempts';
import { breaksOf, giveCode, payee, type Payee } from '../testing/payouts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { addOutCoinAddress, getWithdrawCoinPageInfoV2, submitWithdrawCoinV2 } = calls.coin;
const { getWithdrawPageInfo, withdrawSubmit } = calls.withdraw;

let test_: TestGateway;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
});
afterAll(() => test_.stop());
beforeEach(() => forgetAttempts(test_));

/** Payouts of both ways: `submit` confirms as given. */
async function ways(person: Payee) {
  const { client, walletId: accountId, bankId } = person;
  const { id: addressId } = await client.ok(addOutCoinAddress, {
    coin: 'USDT',
    chain: 'TRC20',
    address: 'TAVxuzbJiiEuMTx6Ff6RskCTLPgJfZZCbp',
    label: '钱包',
    verifyCode: await giveCode(test_, person, 'coinAddress'),
  });
  return {
    withdraw: (more: object, key?: string, amount = '100.00') =>
      client.call(withdrawSubmit, { accountId, bankId, amount, ...more }, key),
    coin: (more: object, key?: string, amount = '100.00') =>
      client.call(submitWithdrawCoinV2, { accountId, addressId, amount, ...more }, key),
  };
}

const ofStep = (step: -1 | 0 | 1, { secret }: AddedTotp) => ({ factor: { code: codeAt(secret, step) } });

it.each(['withdraw', 'coin'] as const)(
  'a payout by %s is confirmed by the factor in place of the code by SMS',
  async (way) => {
    const person = await payee(test_, '1000.00');
    const submit = (await ways(person))[way];
    const info = () => person.client.ok(way === 'coin' ? getWithdrawCoinPageInfoV2 : getWithdrawPageInfo, {});
    expect((await submit({})).fields).toHaveProperty('verifyCode');
    expect((await submit({ factor: { code: '000000' } })).code).toBe('customer.code');
    expect((await info()).factors).toEqual([]);
    const verifyCode = await giveCode(test_, person, way);
    expect((await submit({ verifyCode })).code).toBe('OK');

    const added = await addTotp(person);
    expect((await info()).factors).toEqual(['totp']);
    const needed = { code: 'FACTOR', data: { options: { kinds: ['totp'] } } };
    expect(await submit({})).toMatchObject(needed);
    expect(await submit({ verifyCode: await giveCode(test_, person, way) })).toMatchObject(needed);
    expect(await submit({ factor: { code: '000000' } })).toMatchObject({
      code: 'customer.factor',
      fields: { factor: /./ },
    });
    // What refuses before the answer is looked at does not use it up.
    expect((await submit(ofStep(0, added), undefined, '900000.00')).code).not.toBe('OK');
    const key = randomUUID();
    const paid = await submit(ofStep(0, added), key);
    expect(paid.code).toBe('OK');
    expect((await submit(ofStep(0, added), key)).data).toEqual(paid.data);
    expect((await submit(ofStep(0, added))).code).toBe('customer.factor');
    const answers = await Promise.all([1, 2, 3].map(() => submit(ofStep(1, added))));
    expect(answers.filter(({ code }) => code === 'OK')).toHaveLength(1);
    expect((await submit({ factor: { code: added.recoveryCodes[0] } })).code).toBe('OK');
    expect((await submit({ factor: { code: added.recoveryCodes[0] } })).code).toBe('customer.factor');
    expect(await breaksOf(test_)).toEqual([]);
  },
);

it('takes no factor of another customer, and counts guesses', async () => {
  const [person, other] = [await payee(test_), await payee(test_)];
  const { withdraw } = await ways(person);
  const added = await addTotp(person);
  const foreign = await addTotp(other);
  const codes = [];
  for (let n = 0; n < 6; n++) codes.push((await withdraw(ofStep(0, foreign))).code);
  expect(codes).toEqual([...Array.from({ length: 5 }, () => 'customer.factor'), 'customer.factorWait']);
  expect(await withdraw(ofStep(0, added))).toMatchObject({ status: 429, code: 'customer.factorWait' });
});
