import { calls } from '@portal/contract';
import { agreementsFor, Client, newPhone, readCode, solveCaptcha } from '@portal/testkit';
import { giveCode, payee, type Payee } from '../testing/payouts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { coin, customer, withdraw } = calls;
const tron = 'TAVxuzbJiiEuMTx6Ff6RskCTLPgJfZZCbp';

let test_: TestGateway;
let person: Payee;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  person = await payee(test_, '2000.00');
});
afterAll(() => test_.stop());

/** Moves every code into the past. */
const pass = (seconds: number) =>
  test_.gateway.db.rows(
    'test.pass',
    `update kernel.verify_code
     set created_at = created_at - make_interval(secs => $1), expires_at = expires_at - make_interval(secs => $1)`,
    [seconds],
  );

describe('a registration code', () => {
  const register = async (after: number) => {
    const client = new Client(test_.url);
    const mobilePhone = newPhone();
    const from = { nationCode: '86', signature: 'EET', mobilePhone, trackParameters: {} };
    await client.ok(customer.sendOpenMessage, { ...from, ...(await solveCaptcha(client)) });
    const verifyCode = await readCode(client, mobilePhone);
    await pass(after);
    const agreements = await agreementsFor(client, 'register');
    const form = { ...from, verifyCode, password: 'Passw0rd1', platform: 1, agreements } as const;
    return client.call(customer.createAccount, form);
  };

  it('is valid for five minutes', async () => {
    expect((await register(295)).code).toBe('OK');
  });

  it('is invalid after five minutes', async () => {
    expect(await register(301)).toMatchObject({ code: 'customer.code', fields: { verifyCode: expect.anything() } });
  });
});

/** The operations whose SQL function consumes the code. */
const consumers = {
  withdraw: (verifyCode: string) =>
    person.client.call(withdraw.withdrawSubmit, {
      accountId: person.walletId,
      bankId: person.bankId,
      amount: '100',
      verifyCode,
    }),
  coinAddress: (verifyCode: string) =>
    person.client.call(coin.addOutCoinAddress, {
      coin: 'USDT',
      chain: 'TRC20',
      address: tron,
      label: '钱包',
      verifyCode,
    }),
  coin: async (verifyCode: string) => {
    const { addresses } = await person.client.ok(coin.getWithdrawCoinPageInfoV2, {});
    const args = { accountId: person.walletId, addressId: addresses[0]?.id ?? '', amount: '100', verifyCode };
    return person.client.call(coin.submitWithdrawCoinV2, args);
  },
} as const;

it.each(['withdraw', 'coinAddress', 'coin'] as const)(
  'a code of %s is accepted before its expiry and refused afterwards',
  async (kind) => {
    const late = await giveCode(test_, person, kind);
    await pass(301);
    expect(await consumers[kind](late)).toMatchObject({
      code: 'customer.code',
      fields: { verifyCode: expect.anything() },
    });
    const inTime = await giveCode(test_, person, kind);
    await pass(295);
    expect((await consumers[kind](inTime)).code).toBe('OK');
  },
);
