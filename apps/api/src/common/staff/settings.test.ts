import { calls, defaultRoles, type ArgsOf } from '@portal/contract';
import { waitFor } from '@portal/testkit';
import { staffTokenOf } from '../../testing/add-test-staff';
import { approveChange } from '../../testing/approve-change';
import { giveCode, payee, type Payee } from '../../testing/payouts';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';

const { staff, withdraw, common, deposit } = calls;
type Proposal = ArgsOf<typeof staff.proposeSettings>;

let test_: TestGateway;
let customer: Payee;
let anna: StaffClient;
let boris: StaffClient;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual', SETTINGS_LEAD_SECONDS: '0', SETTINGS_NOTICE_DAYS: '0' });
  customer = await payee(test_, '5000.00');
  anna = new StaffClient(test_.staffUrl, staffTokenOf('anna'));
  boris = new StaffClient(test_.staffUrl, staffTokenOf('boris'));
});
afterAll(() => test_.stop());

const propose = (values: Proposal['values'], more: Partial<Proposal> = {}) =>
  anna.ok(staff.proposeSettings, { values, reason: '调整', ...more });
const approve = (id: string) => boris.ok(staff.decideSettings, { id, decision: 'approve' });
const change = async (values: Proposal['values'], more: Partial<Proposal> = {}) =>
  approve((await propose(values, more)).id);
const refusal = async (values: Proposal['values'], more: Partial<Proposal> = {}) => {
  const { code, fields } = await anna.call(staff.proposeSettings, { values, reason: '调整', ...more });
  return [code, Object.keys(fields ?? {})];
};
const settingOf = async (name: string) =>
  (await anna.ok(staff.settings, {})).list.find((setting) => setting.name === name);
const feeOf = async (amount = '100.00') =>
  (await customer.client.ok(withdraw.getWithdrawFee, { accountId: customer.walletId, amount })).fee;
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();

describe('a change', () => {
  it('is proposed by one member, approved by another, and then applies to customers immediately', async () => {
    expect(await settingOf('limits.withdraw.fee')).toMatchObject({ value: '3.00', original: '3.00' });
    const made = await propose([{ name: 'limits.withdraw.fee', value: '4' }]);
    expect(made).toMatchObject({
      status: 1,
      inForce: false,
      reason: '调整',
      proposedBy: 'staff:anna@broker.test',
      values: [{ name: 'limits.withdraw.fee', value: '4.00', before: '3.00' }],
    });
    expect(await feeOf()).toBe('3.00');
    const own = await anna.call(staff.decideSettings, { id: made.id, decision: 'approve' });
    expect(own.code).toBe('staff.secondPerson');
    expect(await feeOf()).toBe('3.00');
    expect(await approve(made.id)).toMatchObject({ status: 2, decidedBy: 'staff:boris@broker.test' });
    expect(await feeOf()).toBe('4.00');
    expect(await settingOf('limits.withdraw.fee')).toMatchObject({ value: '4.00', original: '3.00' });
    const config = await customer.client.ok(common.getCommonConfig, {});
    expect(config.limits['withdraw.fee']).toBe('4.00');
    await change([{ name: 'limits.withdraw.fee', value: '3.00' }]);
  });

  it('is decided once, also by requests at the same time', async () => {
    const { id } = await propose([{ name: 'limits.transfer.min', value: '2.00' }]);
    const answers = await Promise.all(
      [1, 2, 3].map(() => boris.call(staff.decideSettings, { id, decision: 'approve' })),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual(['OK', 'staff.state', 'staff.state']);
  });

  it('requires a reason for a refusal, which changes nothing', async () => {
    const { id } = await propose([{ name: 'limits.withdraw.fee', value: '9.00' }]);
    expect((await boris.call(staff.decideSettings, { id, decision: 'refuse' })).code).toBe('staff.reason');
    const refused = await boris.ok(staff.decideSettings, { id, decision: 'refuse', reason: '过高' });
    expect(refused).toMatchObject({ status: 3, refusal: '过高' });
    expect((await boris.call(staff.decideSettings, { id, decision: 'approve' })).code).toBe('staff.state');
    expect(await feeOf()).toBe('3.00');
  });

  it('applies at its time, and is shown before', async () => {
    const { id, from } = await change([{ name: 'rates.withdrawCny', value: '7.1000' }], { from: inMs(600_000) });
    const rate = async () =>
      (await customer.client.ok(withdraw.getWithdrawFee, { accountId: customer.walletId, amount: '300.00' })).rate;
    expect(await rate()).toBe('7.1600');
    expect(await settingOf('rates.withdrawCny')).toMatchObject({
      value: '7.1600',
      next: { value: '7.1000', from, changeId: id },
    });
    const rateAt = (time: number) => {
      const clock = jest.spyOn(Date, 'now').mockReturnValue(time);
      const { withdrawCny } = test_.gateway.brand.rates;
      clock.mockRestore();
      return withdrawCny;
    };
    // At its time the change applies without another look at the database.
    expect([rateAt(Date.parse(from) - 1), rateAt(Date.parse(from))]).toEqual(['7.1600', '7.1000']);
    await test_.gateway.db.rows('test.begin', 'update common.settings_change set from_at = now() where id = $1', [id]);
    await test_.gateway.settings.renew();
    expect(await rate()).toBe('7.1000');
    expect((await settingOf('rates.withdrawCny'))?.next).toBeUndefined();
    expect((await anna.ok(staff.settingsChanges, { status: 2, pageSize: 1 })).list[0]).toMatchObject({ inForce: true });
  });

  it('can be withdrawn by one member before its time, but not afterwards', async () => {
    const { id } = await change([{ name: 'limits.coin.min', value: '90.00' }], { from: inMs(60_000) });
    expect((await settingOf('limits.coin.min'))?.next?.value).toBe('90.00');
    expect(await anna.ok(staff.decideSettings, { id, decision: 'withdraw' })).toMatchObject({ status: 4 });
    expect((await settingOf('limits.coin.min'))?.next).toBeUndefined();
    const begun = await change([{ name: 'limits.coin.min', value: '80.00' }]);
    const withdrawn = await anna.call(staff.decideSettings, { id: begun.id, decision: 'withdraw' });
    expect(withdrawn.code).toBe('staff.settingBegun');
  });

  it('is recorded in the audit log, both proposal and decision', async () => {
    const { id } = await change([{ name: 'limits.invite.bonus', value: '25.00' }]);
    const { list } = await anna.ok(staff.auditLog, { subject: `settings:${id}` });
    expect(list.map(({ act, actor }) => [act, actor])).toEqual([
      ['settings.approve', 'staff:boris@broker.test'],
      ['settings.propose', 'staff:anna@broker.test'],
    ]);
    expect(JSON.stringify(list[1]?.before)).toContain('20.00');
    expect(JSON.stringify(list[1]?.after)).toContain('25.00');
  });
});

describe('a value', () => {
  it.each<[Proposal['values'][number]['name'], string]>([
    ['limits.withdraw.fee', '3.001'],
    ['limits.withdraw.fee', '-1'],
    ['limits.deposit.min', '0.00'],
    ['limits.deposit.maxUnpaid', '2.5'],
    ['limits.deposit.maxUnpaid', '0'],
    ['rates.depositCny', '7'],
    ['rates.depositCny', '0.00'],
    ['rates.depositCny', '7.1234567'],
    ['limits.coin.networkFee.TRC20', 'x'],
  ])('%s = %s is refused with an error at its field', async (name, value) => {
    expect(await refusal([{ name, value }])).toEqual(['staff.settingValue', [name]]);
  });

  it('equal to the current one is refused', async () => {
    expect(await refusal([{ name: 'limits.withdraw.max', value: '50000' }])).toEqual(['staff.settingSame', []]);
  });

  it.each<[Proposal['values'], string]>([
    [[{ name: 'limits.deposit.max', value: '49.99' }], 'limits.deposit.min'],
    // The lowest level asks for 50.00.
    [[{ name: 'limits.deposit.min', value: '50.01' }], 'limits.deposit.min'],
    [[{ name: 'limits.withdraw.daily', value: '49999.99' }], 'limits.withdraw.max'],
    [[{ name: 'limits.withdraw.fee', value: '50.00' }], 'limits.withdraw.fee'],
    [[{ name: 'limits.coin.networkFee.ERC20', value: '100' }], 'limits.coin.networkFee.TRC20'],
  ])('that contradicts another is refused: %j', async (values, field) => {
    expect(await refusal(values)).toEqual(['staff.settingOrder', [field]]);
  });

  it('may equal the related setting', async () => {
    await propose([{ name: 'limits.deposit.max', value: '50.00' }]);
    await propose([{ name: 'limits.withdraw.fee', value: '49.99' }]);
  });

  it('is checked again after other approvals', async () => {
    const one = await propose([{ name: 'limits.coin.min', value: '600.00' }]);
    const other = await propose([{ name: 'limits.coin.max', value: '500.00' }], { from: inMs(60_000) });
    await approve(other.id);
    expect((await boris.call(staff.decideSettings, { id: one.id, decision: 'approve' })).code).toBe(
      'staff.settingOrder',
    );
    await anna.ok(staff.decideSettings, { id: other.id, decision: 'withdraw' });
  });

  it('cannot be withdrawn while a later approved change needs it', async () => {
    const later = (value: string, name: 'limits.coin.max' | 'limits.coin.min', ms: number) =>
      change([{ name, value }], { from: inMs(ms) });
    const raised = await later('190000.00', 'limits.coin.max', 600_000);
    const needing = await later('160000.00', 'limits.coin.min', 1_200_000);
    const takeBack = async (id: string) => (await anna.call(staff.decideSettings, { id, decision: 'withdraw' })).code;
    expect(await takeBack(raised.id)).toBe('staff.settingOrder');
    expect([await takeBack(needing.id), await takeBack(raised.id)]).toEqual(['OK', 'OK']);
  });

  it.each([inMs(-1_000), inMs(367 * 86_400_000)])('must apply within a year from now: %s', async (from) => {
    expect(await refusal([{ name: 'limits.withdraw.fee', value: '2.00' }], { from })).toEqual([
      'staff.settingTime',
      ['from'],
    ]);
  });
});

describe('a customer who was shown other terms', () => {
  const submit = async (more: object, key?: string) =>
    customer.client.call(
      withdraw.withdrawSubmit,
      {
        accountId: customer.walletId,
        bankId: customer.bankId,
        amount: '100.00',
        verifyCode: await giveCode(test_, customer, 'withdraw'),
        ...more,
      },
      key,
    );

  it('must confirm the new fee; a repeat of an earlier request returns the same response', async () => {
    const terms = await customer.client.ok(withdraw.getWithdrawFee, { accountId: customer.walletId, amount: '100.00' });
    const shown = { fee: terms.fee, rate: terms.rate };
    const verifyCode = await giveCode(test_, customer, 'withdraw');
    const first = await submit({ ...shown, verifyCode }, 'before-the-change');
    expect(first).toMatchObject({ code: 'OK', data: { fee: '3.00' } });
    await change([{ name: 'limits.withdraw.fee', value: '5.00' }]);
    expect((await submit({ ...shown, verifyCode }, 'before-the-change')).data).toEqual(first.data);
    // The figures that the customer saw are not part of the repeated request.
    expect((await submit({ ...shown, fee: '5.00', verifyCode }, 'before-the-change')).data).toEqual(first.data);
    const refused = await submit(shown, 'after-the-change');
    expect([refused.code, Object.keys(refused.fields ?? {})]).toEqual(['withdraw.terms', ['amount']]);
    expect(await submit({ ...shown, fee: '5.00' }, 'after-the-change')).toMatchObject({
      code: 'OK',
      data: { fee: '5.00' },
    });
    expect((await submit({ ...shown, fee: '5.00', rate: '7.2000' })).code).toBe('withdraw.terms');
  });

  it('must confirm the new rate of a deposit', async () => {
    await change([{ name: 'rates.depositCny', value: '7.3000' }]);
    const draft = { accountId: customer.walletId, channel: 'EGPAY', amount: '100.00' };
    expect((await customer.client.call(deposit.submitData, { ...draft, rate: '7.2600' })).code).toBe('deposit.terms');
    // Zeros at the end make no other rate.
    expect(await customer.client.ok(deposit.submitData, { ...draft, rate: '7.30' })).toMatchObject({
      payAmount: '730.00',
    });
  });
});

test('an approved change leaves every gateway time to load it, and cannot be withdrawn in that time', async () => {
  const patient = await startTestGateway({ REVIEW: 'manual', SETTINGS_LEAD_SECONDS: '30', SETTINGS_NOTICE_DAYS: '0' });
  const [one, other] = ['anna', 'boris'].map((name) => new StaffClient(patient.staffUrl, staffTokenOf(name)));
  const { id } = await one!.ok(staff.proposeSettings, {
    values: [{ name: 'limits.transfer.min', value: '3.00' }],
    reason: '调整',
  });
  const { decidedAt = '', from } = await other!.ok(staff.decideSettings, { id, decision: 'approve' });
  expect(Date.parse(from) - Date.parse(decidedAt)).toBe(30_000);
  expect(patient.gateway.brand.limits.transfer.min).toBe('1.00');
  expect((await one!.call(staff.decideSettings, { id, decision: 'withdraw' })).code).toBe('staff.settingBegun');
  await patient.stop();
});

test('a member with only the right to propose can withdraw a change, but neither approve nor refuse it', async () => {
  const role = { name: 'marketing' };
  const held = defaultRoles.marketing;
  await approveChange(test_, await anna.ok(staff.changeRole, { ...role, permissions: [...held, 'settings.propose'] }));
  const member = new StaffClient(test_.staffUrl, staffTokenOf(role.name));
  const { id } = await propose([{ name: 'limits.transfer.min', value: '5.00' }]);
  for (const decision of ['approve', 'refuse'] as const) {
    const { code } = await member.call(staff.decideSettings, { id, decision, reason: 'x' });
    expect([decision, code]).toEqual([decision, 'STAFF_PERMISSION']);
  }
  expect(await member.ok(staff.decideSettings, { id, decision: 'withdraw' })).toMatchObject({ status: 4 });
  await approveChange(test_, await anna.ok(staff.changeRole, { ...role, permissions: [...held] }));
});

test('another gateway on the same database loads the change by itself, and pages are rendered again', async () => {
  const other = await startTestGateway({ REVIEW: 'manual' }, test_.databaseUrl);
  const { version } = other.gateway.content;
  await change([{ name: 'limits.withdraw.freeFrom', value: '150.00' }]);
  await waitFor(async () => other.gateway.brand.limits.withdraw.freeFrom === '150.00', 'the other gateway');
  await waitFor(async () => other.gateway.content.version !== version, 'the content with the new figure');
  await other.stop();
});

test('a preview replays the documents of recent days under the old and the new terms', async () => {
  await change([{ name: 'limits.withdraw.freeFrom', value: '200.00' }]);
  const preview = async (values: Proposal['values']) => {
    const { list } = await anna.ok(staff.previewSettings, { values });
    return list.find(({ kind }) => kind === 'withdraw');
  };
  const { list } = await anna.ok(staff.reviews, { kind: 'withdraw', pageSize: 100 });
  // Every withdrawal of this file is of 100.00.
  expect(list.length).toBeGreaterThan(1);
  const count = list.length;
  const cents = BigInt(count) * 5_00n;
  const raised = await preview([
    { name: 'limits.withdraw.fee', value: '7.50' },
    { name: 'limits.withdraw.min', value: '100.01' },
    { name: 'limits.twoPersonFrom', value: '100.00' },
  ]);
  const dollars = (amount: bigint) => `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;
  expect(raised).toMatchObject({
    documents: count,
    before: { refused: 0, fees: dollars(cents), twoPerson: 0, paid: dollars((BigInt(count) * 95_00n * 71n) / 10n) },
    after: {
      refused: count,
      fees: dollars(BigInt(count) * 7_50n),
      twoPerson: count,
      paid: dollars((BigInt(count) * 92_50n * 71n) / 10n),
    },
  });
  expect(await feeOf()).toBe('5.00');
});
