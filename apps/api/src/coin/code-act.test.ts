import { calls, type ArgsOf } from '@portal/contract';
import { readCode, solveCaptcha, submitBank } from '@portal/testkit';
import { approveCard, payee, type Payee } from '../testing/payouts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { account, coin, withdraw } = calls;
type Asked = Omit<ArgsOf<typeof coin.sendCoinMessage>, 'validate' | 'random'>;

const tron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const ethereum = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

let test_: TestGateway;
let person: Payee;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual', COOLING_HOURS: '0' });
});
afterAll(() => test_.stop());
beforeEach(async () => {
  person = await payee(test_, '2000.00');
});

const ask = async (args: Asked) =>
  person.client.call(coin.sendCoinMessage, { ...args, ...(await solveCaptcha(person.client)) });

/** Asks for a code and reads it and its text. */
async function codeFor(args: Asked) {
  const { db } = test_.gateway;
  await db.rows('test.older', `update kernel.verify_code set created_at = created_at - interval '5 minutes'`, []);
  expect(await ask(args)).toMatchObject({ code: 'OK' });
  const code = await readCode(person.client, person.phone);
  const { text } = await db.row<{ text: string }>(
    'test.text',
    'select body as text from sandbox.inbox where recipient = $1 and code is not null order by id desc limit 1',
    [`86${person.phone}`],
  );
  return { code, text };
}

const toBank = (verifyCode: string, more: object = {}) =>
  person.client.call(withdraw.withdrawSubmit, {
    accountId: person.walletId,
    bankId: person.bankId,
    amount: '1200.00',
    verifyCode,
    ...more,
  });
const refused = { code: 'customer.codeAct', fields: { verifyCode: expect.anything() } };

it('names amount and card of a bank withdrawal, and counts for no other amount, account or card', async () => {
  const { walletId: accountId, bankId, mt5Id } = person;
  const { code, text } = await codeFor({ type: 1, accountId, bankId, amount: '1200' });
  const { number_mask: mask } = await test_.gateway.db.row<{ number_mask: string }>(
    'test.card',
    'select number_mask from identity.bank_card where id = $1::bigint',
    [bankId],
  );
  expect(text).toBe(
    `【${test_.gateway.brand.name}】验证码 ${code}，用于银行出金 1,200.00 美元至尾号 ${mask.slice(-4)} 的银行卡，5 分钟内有效。请勿告诉他人。`,
  );
  expect(await toBank(code, { amount: '1200.01' })).toMatchObject(refused);
  const other = await submitBank(person.client, false);
  await approveCard(test_, other);
  expect(await toBank(code, { bankId: other })).toMatchObject(refused);
  await person.client.ok(calls.transfer.addTransfer, {
    fromAccountId: accountId,
    toAccountId: mt5Id,
    amount: '500.00',
  });
  expect((await toBank(code, { accountId: mt5Id, amount: '100.00' })).code).toBe('customer.codeAct');
});

it('counts for its own amount, written in another way, and once', async () => {
  const { walletId: accountId, bankId } = person;
  const { code } = await codeFor({ type: 1, accountId, bankId, amount: '100.0' });
  expect((await toBank(code, { amount: '100' })).code).toBe('OK');
  expect((await toBank(code, { amount: '100' })).code).toBe('customer.code');
});

it('is used up by five tries for another act', async () => {
  const { walletId: accountId, bankId } = person;
  const { code } = await codeFor({ type: 1, accountId, bankId, amount: '100.00' });
  for (let n = 1; n < 5; n += 1) expect((await toBank(code)).code).toBe('customer.codeAct');
  expect((await toBank(code)).code).toBe('customer.codeTries');
  expect((await toBank(code, { amount: '100.00' })).code).toBe('customer.codeTries');
});

it('names address and amount of a coin withdrawal, and the address that is added', async () => {
  const added = await codeFor({ type: 4, address: ethereum.toLowerCase() });
  expect(added.text).toContain('用于添加数字货币地址 0x5aAe...eAed，');
  const add = (chain: 'TRC20' | 'ERC20', address: string) =>
    person.client.call(coin.addOutCoinAddress, { coin: 'USDT', chain, address, label: '我', verifyCode: added.code });
  expect(await add('TRC20', tron)).toMatchObject(refused);
  const { data: first } = await add('ERC20', ethereum);
  const second = await codeFor({ type: 4, address: tron });
  const { id } = await person.client.ok(coin.addOutCoinAddress, {
    coin: 'USDT',
    chain: 'TRC20',
    address: tron,
    label: '它',
    verifyCode: second.code,
  });
  await test_.gateway.db.rows('test.usable', 'update coin.address set usable_from = now()', []);
  const { walletId: accountId } = person;
  const { code, text } = await codeFor({ type: 2, accountId, addressId: id, amount: '300.00' });
  expect(text).toContain('用于数字货币出金 300.00 美元至 TRC20 地址 TJRabP...RTv8，');
  const submit = (addressId: string, amount: string) =>
    person.client.call(coin.submitWithdrawCoinV2, { accountId, addressId, amount, verifyCode: code });
  expect(await submit(first.id, '300.00')).toMatchObject(refused);
  expect(await submit(id, '301.00')).toMatchObject(refused);
  expect((await submit(id, '300.00')).code).toBe('OK');
});

it('names the account whose password is reset', async () => {
  const { code, text } = await codeFor({ type: 3, accountId: person.mt5Id });
  expect(text).toMatch(/用于重置 MT5 账户 \d+ 的交易密码，/);
  const reset = (id: string) =>
    person.client.call(account.resetMT5Pwd, { id, password: 'Trade1234!', verifyCode: code });
  expect((await reset(person.mt5Id)).code).toBe('OK');
});

it('that names nothing counts for any act of its kind', async () => {
  const { code, text } = await codeFor({ type: 1 });
  expect(text).toContain('用于银行出金，');
  expect((await toBank(code)).code).toBe('OK');
});

it('is not sent for a card or an address of somebody else', async () => {
  const other = await payee(test_);
  expect((await ask({ type: 1, bankId: other.bankId, amount: '100.00' })).code).toBe('withdraw.card');
  expect((await ask({ type: 2, addressId: '999999', amount: '100.00' })).code).toBe('coin.address');
});
