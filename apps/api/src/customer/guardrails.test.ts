import { calls } from '@portal/contract';
import { fundedCustomer, registerCustomer, waitFor, type TestCustomer } from '@portal/testkit';
import { staffTokenOf } from '../testing/add-test-staff';
import { bankCard } from '../testing/kyc-forms';
import { inPortal, noticesTo, outboxEmpty } from '../testing/notices';
import { giveCode, payee } from '../testing/payouts';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { whileHeld } from '../testing/while-held';

const { coin, customer, deposit, identity, sandbox, staff } = calls;
type Funded = TestCustomer & { walletId: string; mt5Id: string };

let test_: TestGateway;
let person: Funded;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
});
afterAll(() => test_.stop());

const sql = (text: string, ...values: unknown[]) => test_.gateway.db.rows<Record<string, unknown>>('', text, values);
const set = ({ client }: TestCustomer, body: object = {}) => client.call(customer.guardrails, body);
const held = async (of: TestCustomer) => (await set(of)).data;
const submit = (amount: string, { client, walletId } = person) =>
  client.call(deposit.submitData, { accountId: walletId, channel: 'EGPAY', amount });
const cancel = (pno: string) =>
  person.client.ok(deposit.depositDraftCancel, { customerNo: person.customerNumber, pno });
const info = () => person.client.ok(deposit.queryDepositInfo, {});
/** Lets the delay of what is pending pass. */
const afterDelay = ({ customerNumber }: TestCustomer) =>
  sql(
    `update customer.guardrail set made_at = made_at - interval '2 days', starts_at = starts_at - interval '2 days'
     where customer_id = $1::bigint and starts_at is not null and withdrawn_at is null`,
    customerNumber,
  );
const bookAt = (moment: string) =>
  sql(`update deposit.draft set booked_at = ${moment} where customer_id = $1::bigint`, person.customerNumber);
const today = `(now() at time zone 'Asia/Shanghai')::date`;
const month = `date_trunc('month', ${today})::date`;

describe('limits on deposits', () => {
  beforeEach(async () => {
    person = await fundedCustomer(test_.url, '100.00');
  });

  it('admit the exact rest of the day and not a cent more, with the drafts that can be paid', async () => {
    expect(await held(person)).toEqual({ pending: [], delayHours: 24 });
    expect((await set(person, { depositDay: '300.00' })).data).toEqual({
      depositDay: '300.00',
      pending: [],
      delayHours: 24,
    });
    const over = await submit('200.01');
    expect([over.code, over.msg, Object.keys(over.fields)]).toEqual([
      'customer.depositDay',
      '您自设的每日入金限额为 300.00 美元，今日还可入金 200.00 美元',
      ['amount'],
    ]);
    const { code, data } = await submit('200.00');
    expect(code).toBe('OK');
    expect(await info()).toMatchObject({
      ownLimits: [{ name: 'depositDay', limit: '300.00', left: '0.00' }],
      blocked: { code: 'customer.depositDay', href: '/user-center/settings' },
    });
    const { actions } = await person.client.ok(calls.account.queryAccountInfo, {});
    expect(actions.deposit.reasons.map((reason) => reason.code)).toEqual(['customer.depositDay']);
    expect((await submit('50.00')).code).toBe('customer.depositDay');
    await cancel(data.pno);
    expect((await info()).blocked).toBeUndefined();
    expect((await submit('200.00')).code).toBe('OK');
  });

  it('hold until a looser one begins, and no change that was withdrawn counts', async () => {
    await set(person, { depositDay: '150.00' });
    await set(person, { depositDay: '900.00' });
    expect((await submit('60.00')).code).toBe('customer.depositDay');
    await set(person, { depositDay: '150.00' });
    await sql(
      `update customer.guardrail set made_at = made_at - interval '2 days', starts_at = starts_at - interval '2 days',
         withdrawn_at = withdrawn_at - interval '2 days' where customer_id = $1::bigint and starts_at is not null`,
      person.customerNumber,
    );
    expect((await submit('60.00')).code).toBe('customer.depositDay');
    await set(person, { depositDay: '900.00' });
    await afterDelay(person);
    expect((await submit('60.00')).code).toBe('OK');
  });

  it('count by the days and months of Shanghai', async () => {
    await set(person, { depositDay: '150.00', depositMonth: '250.00' });
    await bookAt(`kernel.day_start(${today})`);
    expect((await submit('50.01')).code).toBe('customer.depositDay');
    await bookAt(`kernel.day_start(${month}) - interval '1 millisecond'`);
    expect((await info()).ownLimits.map(({ left }) => left)).toEqual(['150.00', '250.00']);
    await bookAt(`kernel.day_start(${month})`);
    expect((await info()).ownLimits[1]?.left).toBe('150.00');
    await set(person, { depositMonth: '160.00' });
    await bookAt(`greatest(kernel.day_start(${today}) - interval '1 millisecond', kernel.day_start(${month}))`);
    expect((await submit('60.01')).code).toMatch(/^customer\.deposit/);
    expect((await submit('60.00')).code).toMatch(/^(OK|customer\.depositDay)$/);
  });

  it('let one of two deposits at once through', async () => {
    await set(person, { depositDay: '250.00' });
    const answers = await Promise.all([submit('90.00'), submit('90.00'), submit('90.00')]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['OK', 'customer.depositDay', 'customer.depositDay']);
  });

  it('credit a payment of a draft that the limit of today would refuse', async () => {
    const { data } = await submit('200.00');
    await set(person, { depositDay: '50.00' });
    await person.client.ok(sandbox.payOrder, { pno: data.pno, action: 'pay' });
    const state = () => person.client.ok(deposit.egpaySuccess, { pno: data.pno });
    await waitFor(async () => (await state()).status === 'paid', 'the payment');
    expect((await info()).ownLimits).toMatchObject([{ left: '0.00' }]);
  });
});

describe('a change', () => {
  beforeEach(async () => {
    person = { ...(await registerCustomer(test_.url)), walletId: '', mt5Id: '' };
  });

  it('that loosens waits, is withdrawn by the value that holds, and gives way to one that tightens', async () => {
    await set(person, { depositDay: '500.00', newAddressLock: true });
    const loosened = await set(person, { depositDay: '800.00', newAddressLock: false });
    expect(loosened.data).toMatchObject({ depositDay: '500.00', newAddressLock: true });
    const [day, lock] = loosened.data.pending;
    expect(day).toMatchObject({ name: 'depositDay', depositDay: '800.00' });
    expect(lock).toEqual({ name: 'newAddressLock', from: expect.any(String) });
    const wait = Date.parse(day!.from) - Date.now();
    expect(wait).toBeGreaterThan(23.9 * 3_600_000);
    expect(wait).toBeLessThanOrEqual(24 * 3_600_000 + 5_000);
    expect((await set(person, { depositDay: '500.00' })).data.pending).toMatchObject([{ name: 'newAddressLock' }]);
    await set(person, { depositDay: '900.00' });
    expect((await set(person, { depositDay: '300.00', newAddressLock: true })).data).toMatchObject({
      depositDay: '300.00',
      pending: [],
    });
    await afterDelay(person);
    expect(await held(person)).toMatchObject({ depositDay: '300.00', newAddressLock: true, pending: [] });
    await set(person, { depositDay: '400.00', remove: ['newAddressLock'] });
    await afterDelay(person);
    expect(await held(person)).toEqual({ depositDay: '400.00', pending: [], delayHours: 24 });
    await set(person, { remove: ['depositDay'] });
    await afterDelay(person);
    expect(await held(person)).toEqual({ pending: [], delayHours: 24 });
  });

  it('is told to the customer, recorded, in the file and in the export', async () => {
    await set(person, { depositDay: '500.00' });
    await set(person, { depositDay: '800.00' });
    await set(person, { depositDay: '500.00' });
    const texts = (await inPortal(person, 'customer.guardrail')).map(({ text }) => text);
    expect(texts).toHaveLength(3);
    expect(texts.sort()).toEqual([
      expect.stringContaining('已撤回对每日入金限额的调整'),
      '您已设置每日入金限额 500.00 美元，即时生效。如非本人操作，请立即联系客服。',
      expect.stringMatching(/^您申请设置每日入金限额 800\.00 美元，将于北京时间 .+ 生效/),
    ]);
    await outboxEmpty(test_);
    const sent = await noticesTo(test_, `86${person.phone}`);
    expect(sent.filter(({ kind }) => kind === 'customer.guardrail')).toHaveLength(3);
    const anna = new StaffClient(test_.staffUrl, staffTokenOf('anna'));
    const { customerNumber } = person;
    const { guardrails } = await anna.ok(staff.customerFile, { customerNumber });
    expect(guardrails).toEqual({ depositDay: '500.00', pending: [], delayHours: 24 });
    const acts = await sql(
      `select before, after from kernel.audit where act = 'customer.guardrail' and subject = $1 order by id`,
      `customer:${customerNumber}`,
    );
    expect(acts.map(({ after }) => (after as { depositDay: string }).depositDay)).toEqual([
      '500.00',
      '800.00',
      '500.00',
    ]);
    const compliance = new StaffClient(test_.staffUrl, staffTokenOf('compliance'));
    const path = staff.exportCustomer.path.replace(':customerNumber', customerNumber);
    const exported = (await (await compliance.fetch(path)).json()) as { guardrails: object[] };
    expect(exported.guardrails).toMatchObject([{ amount: '500.00' }, { amount: '800.00' }]);
  });

  it('that is sent several times at once is one', async () => {
    await set(person, { depositDay: '500.00' });
    const row = {
      text: 'select from customer.customer where id = $1::bigint for update',
      values: [person.customerNumber],
    };
    const answers = await whileHeld(test_, row, 4, () =>
      Array.from({ length: 4 }, () => set(person, { depositDay: '800.00' })),
    );
    expect(answers.map(({ code }) => code)).toEqual(['OK', 'OK', 'OK', 'OK']);
    expect(
      await sql('select from customer.guardrail where customer_id = $1::bigint', person.customerNumber),
    ).toHaveLength(2);
  });

  it('outside its range is refused at its field', async () => {
    const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
    const refused = async (body: object) => {
      const { code, fields } = await set(person, body);
      return [code, ...Object.keys(fields)];
    };
    const password = { password: person.password };
    expect(await refused({ pauseUntil: hours(23.9) })).toEqual(['customer.pauseRange', 'pauseUntil']);
    expect(await refused({ pauseUntil: hours(24 * 190) })).toEqual(['customer.pauseRange', 'pauseUntil']);
    expect(await refused({ excludeUntil: hours(24 * 180), ...password })).toEqual([
      'customer.excludeRange',
      'excludeUntil',
    ]);
    expect(await refused({ depositDay: '0' })).toEqual(['PARAM', 'depositDay']);
    expect(await refused({ remove: ['pause'] })).toEqual(['PARAM', expect.stringContaining('remove')]);
    expect(await held(person)).toEqual({ pending: [], delayHours: 24 });
  });

  it('to an exclusion needs the password, and nobody takes it back', async () => {
    const until = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const excludeUntil = until(200);
    for (const password of [undefined, 'Wrong123'])
      expect((await set(person, { excludeUntil, ...(password && { password }) })).code).toBe('customer.password');
    expect((await set(person, { excludeUntil, password: person.password })).data).toMatchObject({ excludeUntil });
    for (const body of [{ remove: ['excludeUntil'] }, { excludeUntil: until(190), password: person.password }])
      expect((await set(person, body)).code).toBe('customer.excluded');
    const longer = until(300);
    expect((await set(person, { excludeUntil: longer, password: person.password })).data.excludeUntil).toBe(longer);
  });
});

it('a lock on new payees refuses new cards and addresses, and no payout to those that are there', async () => {
  const owner = await payee(test_, '500.00');
  await set(owner, { newAddressLock: true });
  const { client } = owner;
  expect((await client.call(identity.addBank, await bankCard(client))).code).toBe('customer.newAddressLock');
  const address = {
    coin: 'USDT',
    chain: 'TRC20',
    address: 'TAVxuzbJiiEuMTx6Ff6RskCTLPgJfZZCbp',
    label: '钱包',
    verifyCode: await giveCode(test_, owner, 'coinAddress'),
  } as const;
  expect((await client.call(coin.addOutCoinAddress, address)).code).toBe('customer.newAddressLock');
  const verifyCode = await giveCode(test_, owner, 'withdraw');
  const payout = { accountId: owner.walletId, bankId: owner.bankId, amount: '60.00', verifyCode };
  expect((await client.call(calls.withdraw.withdrawSubmit, payout)).code).toBe('OK');
  await set(owner, { newAddressLock: false });
  await afterDelay(owner);
  expect((await client.call(identity.addBank, await bankCard(client))).code).toBe('OK');
  expect((await client.call(coin.addOutCoinAddress, address)).code).toBe('OK');
});
