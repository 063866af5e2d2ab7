import { calls } from '@portal/contract';
import { newIdNumber, submitIdentity, type Client } from '@portal/testkit';
import { decideIdentity, idCard } from '../../testing/kyc-forms';
import { giveCode, payee, type Payee } from '../../testing/payouts';
import { staffTokenOf } from '../../testing/add-test-staff';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';

const { staff, withdraw, coin, deposit, identity, message } = calls;

let test_: TestGateway;
let customer: Payee;
const client = (name: string) => new StaffClient(test_.staffUrl, staffTokenOf(name));
const compliance = () => client('compliance');
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  customer = await payee(test_, '2000.00');
});
afterAll(() => test_.stop());

const withdrawalArgs = async (amount: string, who = customer) => ({
  accountId: who.walletId,
  bankId: who.bankId,
  amount,
  verifyCode: await giveCode(test_, who, 'withdraw'),
});
const submit = async (amount: string, who = customer) =>
  who.client.call(withdraw.withdrawSubmit, await withdrawalArgs(amount, who));
const setLimits = async (limits: object, reason = '监管要求') => {
  const seen = (await file()).limits;
  return compliance().ok(staff.setCustomerLimits, {
    customerNumber: customer.customerNumber,
    limits,
    seen,
    reason,
  });
};
const file = (customerNumber = customer.customerNumber) => compliance().ok(staff.customerFile, { customerNumber });
const messages = async (of: Client) =>
  (await of.ok(message.messageList, { pageSize: 100 })).list.map(({ kind }) => kind);

describe('limits of one customer', () => {
  afterEach(() => setLimits({}));

  it('apply to one withdrawal and to the day, to the cent', async () => {
    await setLimits({ withdrawMax: '150.00', withdrawDaily: '250.00' });
    expect(await submit('150.01')).toMatchObject({ code: 'customer.limit', msg: expect.stringContaining('150.00') });
    expect((await submit('150.00')).code).toBe('OK');
    expect(await submit('100.01')).toMatchObject({
      code: 'customer.dailyLimit',
      msg: expect.stringContaining('100.00'),
    });
    expect((await submit('100.00')).code).toBe('OK');
    expect((await submit('100.00')).code).toBe('customer.dailyLimit');
  });

  it('apply to two withdrawals at the same time', async () => {
    await setLimits({ withdrawDaily: '350.00' });
    const codes = await Promise.all(['100.00', '100.00', '100.00'].map(async (amount) => (await submit(amount)).code));
    expect(codes.filter((code) => code === 'OK')).toHaveLength(1);
  });

  it('apply to a deposit', async () => {
    await setLimits({ depositMax: '500.00' });
    const pay = (amount: string) =>
      customer.client.call(deposit.submitData, { accountId: customer.walletId, channel: 'EGPAY', amount });
    expect((await pay('500.01')).code).toBe('customer.limit');
    expect((await pay('500.00')).code).toBe('OK');
  });

  it('are shown to the customer before the submission, where they are lower than the brand’s', async () => {
    const own = customer.client;
    const shown = async () => {
      const [bank, { coins }, { channels }] = [
        await own.ok(withdraw.getWithdrawPageInfo, {}),
        await own.ok(coin.getWithdrawCoinPageInfoV2, {}),
        await own.ok(deposit.queryDepositInfo, {}),
      ];
      return [bank.limits.max, bank.limits.daily, coins[0]?.chains[0]?.max, channels[0]?.max];
    };
    const brands = await shown();
    await setLimits({ withdrawMax: '99999999.00' });
    expect(await shown()).toEqual(brands);
    await setLimits({ depositMax: '500.00', withdrawMax: '150.00', withdrawDaily: '250.00', coinDaily: '300.00' });
    expect(await shown()).toEqual(['150.00', '250.00', '300.00', '500.00']);
    const quote = (amount: string) => own.call(withdraw.getWithdrawFee, { accountId: customer.walletId, amount });
    expect(await quote('150.01')).toMatchObject({ code: 'withdraw.limit', msg: expect.stringContaining('150.00') });
    expect((await quote('150.00')).code).toBe('OK');
  });

  it('are shown in the file, and a change is recorded with the former values', async () => {
    await setLimits({ coinMax: '10.00' });
    await setLimits({ coinMax: '20.00', coinDaily: '30.00' }, '提高');
    expect((await file()).limits).toEqual({ coinMax: '20.00', coinDaily: '30.00' });
    const { list } = await compliance().ok(staff.auditLog, { act: 'customer.limits', pageSize: 1 });
    expect(JSON.parse(list[0]?.before ?? '')).toEqual({ coin_max: 1000 });
    expect(JSON.parse(list[0]?.after ?? '')).toEqual({ coin_max: 2000, coin_daily: 3000, reason: '提高' });
  });

  it.each([
    [{ withdrawMax: '0' }, 'PARAM'],
    [{ withdrawMax: '-1' }, 'PARAM'],
    [{ withdrawMax: '1.001' }, 'PARAM'],
  ])('are refused if they are %j', async (limits, code) => {
    const answer = await compliance().call(staff.setCustomerLimits, {
      customerNumber: customer.customerNumber,
      limits,
      seen: {},
      reason: 'x',
    });
    expect(answer.code).toBe(code);
  });

  it('are refused if another member has changed them since they were seen', async () => {
    const { customerNumber } = customer;
    const set = (seen: object, limits: object, name = 'compliance') =>
      client(name).call(staff.setCustomerLimits, { customerNumber, seen, limits, reason: 'x' });
    const codes = await Promise.all([
      set({}, { withdrawMax: '100.00' }),
      set({}, { withdrawMax: '200.00', coinMax: '5.5' }, 'anna'),
    ]);
    expect(codes.map(({ code }) => code).sort()).toEqual(['OK', 'staff.customerChanged']);
    expect(codes.find(({ code }) => code !== 'OK')?.msg).toBe('其他同事刚刚修改了这些内容，请核对后再保存');
    const { limits } = await file();
    expect((await set({ ...limits, depositMax: '1.00' }, {})).code).toBe('staff.customerChanged');
    expect((await set({}, {})).code).toBe('staff.customerChanged');
    expect((await file()).limits).toEqual(limits);
    expect((await set(limits, { depositMax: '7.00' })).code).toBe('OK');
    expect((await file()).limits).toEqual({ depositMax: '7.00' });
  });
});

it('risk level and tags are set with a reason, and not for the member’s own customer account', async () => {
  expect((await file()).profile).toEqual({ risk: 'low', tags: [] });
  const set = {
    customerNumber: customer.customerNumber,
    risk: 'high',
    tags: ['PEP', '大额', 'PEP'],
    reason: '名单命中',
  } as const;
  const seen = { risk: 'low' as const, tags: [] };
  await compliance().ok(staff.setCustomerProfile, { ...set, tags: [...set.tags], seen });
  expect((await file()).profile).toEqual({ risk: 'high', tags: ['PEP', '大额'] });
  const { list } = await compliance().ok(staff.auditLog, { act: 'customer.profile' });
  expect(JSON.parse(list[0]?.after ?? '')).toMatchObject({ risk: 'high', reason: '名单命中' });
  const own = (id: string | null) =>
    test_.gateway.db.rows(
      'test.own',
      `update staff.member set customer_id = $1::bigint where email = 'compliance@broker.test'`,
      [id],
    );
  await own(customer.customerNumber);
  expect((await compliance().call(staff.setCustomerProfile, { ...set, tags: [], seen })).code).toBe(
    'staff.ownCustomer',
  );
  expect(
    (
      await compliance().call(staff.setCustomerLimits, {
        customerNumber: customer.customerNumber,
        limits: {},
        seen: {},
        reason: 'x',
      })
    ).code,
  ).toBe('staff.ownCustomer');
  await own(null);
});

it('risk level and tags are refused if another member has changed them since they were seen', async () => {
  const { customerNumber } = customer;
  const { profile } = await file();
  const set = (seen: typeof profile, tags: string[], risk: 'low' | 'medium' = 'medium') =>
    compliance().call(staff.setCustomerProfile, { customerNumber, risk, tags, seen, reason: 'x' });
  expect((await set(profile, ['A', 'B'])).code).toBe('OK');
  for (const seen of [
    profile,
    { risk: 'medium' as const, tags: ['A'] },
    { risk: 'medium' as const, tags: ['B', 'A'] },
    { risk: 'low' as const, tags: ['A', 'B'] },
  ])
    expect((await set(seen, [], 'low')).code).toBe('staff.customerChanged');
  expect((await file()).profile).toEqual({ risk: 'medium', tags: ['A', 'B'] });
  expect((await set({ risk: 'medium', tags: ['A', 'B'] }, [])).code).toBe('OK');
});

describe('a revoked approval', () => {
  const revoke = (kind: 'identity' | 'bank', id: string, name = 'compliance') =>
    client(name).call(staff.revokeApproval, { kind, id, reason: '证件存疑' });

  it('of a card notifies the customer and blocks withdrawals to the card', async () => {
    const who = await payee(test_, '500.00');
    const waiting = await who.client.ok(withdraw.withdrawSubmit, await withdrawalArgs('100.00', who));
    await client('finance').ok(staff.decide, { kind: 'withdraw', id: waiting.pno, decision: 'approve' });
    expect((await revoke('bank', who.bankId)).code).toBe('OK');
    expect(await messages(who.client)).toContain('bank.revoked');
    expect((await submit('100.00', who)).code).not.toBe('OK');
    expect((await file(who.customerNumber)).cards).toMatchObject([{ id: who.bankId, status: 3 }]);
    const paid = await client('finance').call(staff.decide, { kind: 'withdraw', id: waiting.pno, decision: 'pay' });
    expect(paid.code).toBe('staff.notVerified');
    const batch = await client('finance').call(staff.makeBatch, { format: 'csv', pnos: [waiting.pno] });
    expect(batch.code).toBe('staff.batchEmpty');
    expect((await revoke('bank', who.bankId)).code).toBe('staff.state');
  });

  it('of an identity notifies the customer, blocks withdrawals and allows another submission', async () => {
    const who = await payee(test_, '500.00');
    const { identityId = '' } = await file(who.customerNumber);
    expect((await revoke('identity', identityId)).code).toBe('OK');
    expect(await messages(who.client)).toContain('identity.revoked');
    expect((await submit('100.00', who)).code).toBe('withdraw.identity');
    expect((await file(who.customerNumber)).identityStatus).toBe(3);
    const { list } = await compliance().ok(staff.auditLog, { subject: `identity:${identityId}` });
    expect(list[0]).toMatchObject({ actor: 'staff:compliance@broker.test', act: 'revoke.identity' });
    await submitIdentity(who.client, false, newIdNumber());
    const { list: waits } = await compliance().ok(staff.reviews, { kind: 'identity', status: 2, pageSize: 100 });
    const createdAt = waits.find(({ id }) => id === identityId)?.createdAt ?? '';
    await compliance().ok(staff.decide, { kind: 'identity', id: identityId, createdAt, decision: 'approve' });
    expect((await submit('100.00', who)).code).toBe('OK');
  });

  it.each([
    ['王小明', 1],
    ['欧阳明修', 3],
  ])('of an identity that becomes the one of %s leaves a card of 王小明 in status %d', async (chineseName, status) => {
    const who = await payee(test_, '500.00');
    const { identityId = '' } = await file(who.customerNumber);
    await revoke('identity', identityId);
    await who.client.ok(identity.addIdCard, await idCard(who.client, { chineseName }));
    await decideIdentity(test_.gateway, who, 'approve');
    expect((await file(who.customerNumber)).cards).toMatchObject([{ id: who.bankId, status }]);
    expect((await submit('100.00', who)).code).toBe(status === 1 ? 'OK' : 'withdraw.bank');
    expect((await messages(who.client)).includes('bank.revoked')).toBe(status === 3);
  });

  it('must exist and be within the permissions of the member', async () => {
    expect((await revoke('identity', '999999')).code).toBe('staff.unknown');
    expect((await revoke('bank', 'x')).code).toBe('staff.unknown');
    expect((await revoke('identity', '1', 'finance')).code).toBe('STAFF_PERMISSION');
  });
});
