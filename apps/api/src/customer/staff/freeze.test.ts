import { calls } from '@portal/contract';
import { Client } from '@portal/testkit';
import { staffTokenOf } from '../../testing/add-test-staff';
import { giveCode, payee, type Payee } from '../../testing/payouts';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';

const { staff, customer, deposit, withdraw, transfer, account } = calls;

let test_: TestGateway;
let person: Payee;
let compliance: StaffClient;
let anna: StaffClient;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  person = await payee(test_, '2000.00');
  compliance = new StaffClient(test_.staffUrl, staffTokenOf('compliance'));
  anna = new StaffClient(test_.staffUrl, staffTokenOf('anna'));
});
afterAll(() => test_.stop());

const password = 'Passw0rd1';
const freeze = (scope: 'login' | 'money', until?: string, customerNumber = person.customerNumber) =>
  compliance.call(staff.freezeCustomer, { customerNumber, scope, reason: '核查', ...(until ? { until } : {}) });
const lift = (id: string, client = anna) => client.call(staff.liftFreeze, { id, reason: '核查完成' });

/** What each money call of the customer answers. */
async function moneyAnswers() {
  const { client, walletId, mt5Id, bankId } = person;
  const verifyCode = await giveCode(test_, person, 'withdraw');
  return {
    deposit: (await client.call(deposit.submitData, { accountId: walletId, channel: 'EGPAY', amount: '100.00' })).code,
    withdraw: (
      await client.call(withdraw.withdrawSubmit, { accountId: walletId, bankId, amount: '100.00', verifyCode })
    ).code,
    transfer: (
      await client.call(transfer.addTransfer, { fromAccountId: walletId, toAccountId: mt5Id, amount: '100.00' })
    ).code,
  };
}

describe('a freeze of the money', () => {
  it('refuses every money call, is shown on the pages, stops payouts in progress, and ends when another member lifts it', async () => {
    const before = await moneyAnswers();
    expect(before).toEqual({ deposit: 'OK', withdraw: 'OK', transfer: 'OK' });
    const { list } = await anna.ok(staff.reviews, { kind: 'withdraw', status: 1 });
    const pno = list[0]?.id ?? '';
    await anna.ok(staff.decide, { kind: 'withdraw', id: pno, decision: 'approve' });
    expect((await anna.ok(staff.payoutBatches, {})).waiting.items).toBe(1);
    const { data: frozen, code } = await freeze('money');
    expect({ code, holds: frozen.holds }).toEqual({ code: 'OK', holds: true });
    const refused = 'customer.moneyFrozen';
    expect(await moneyAnswers()).toEqual({ deposit: refused, withdraw: refused, transfer: refused });
    const { actions } = await person.client.ok(account.queryAccountInfo, {});
    for (const action of [actions.deposit, actions.withdraw, actions.withdrawCoin, actions.transfer])
      expect(action).toMatchObject({ allowed: false, reasons: [{ msg: '您的资金操作已暂停，请联系客服' }] });
    expect((await anna.call(staff.decide, { kind: 'withdraw', id: pno, decision: 'pay' })).code).toBe(
      'staff.customerFrozen',
    );
    expect((await anna.ok(staff.payoutBatches, {})).waiting.items).toBe(0);
    expect((await anna.call(staff.makeBatch, { format: 'csv', pnos: [pno] })).code).toBe('staff.batchEmpty');
    expect((await freeze('money')).code).toBe('staff.state');
    expect((await lift(frozen.id, compliance)).code).toBe('staff.secondPerson');
    expect(await lift(frozen.id)).toMatchObject({
      code: 'OK',
      data: { holds: false, liftedBy: 'staff:anna@broker.test' },
    });
    expect((await lift(frozen.id)).code).toBe('staff.state');
    expect((await moneyAnswers()).withdraw).toBe('OK');
    await anna.ok(staff.decide, { kind: 'withdraw', id: pno, decision: 'pay' });
  });

  it('ends automatically at its time, and another one can follow', async () => {
    const { data } = await freeze('money', new Date(Date.now() + 60_000).toISOString());
    expect((await moneyAnswers()).transfer).toBe('customer.moneyFrozen');
    await test_.gateway.db.rows(
      'test.ended',
      `update customer.freeze set since = now() - interval '2 hours', until = now() where id = $1`,
      [data.id],
    );
    expect((await moneyAnswers()).transfer).toBe('OK');
    expect((await lift(data.id)).code).toBe('staff.state');
    const next = await freeze('money');
    expect(next.code).toBe('OK');
    await lift(next.data.id);
  });

  it('must end in the future', async () => {
    const past = await freeze('money', new Date(Date.now() - 1000).toISOString());
    expect(past).toMatchObject({ code: 'staff.until', fields: { until: expect.anything() } });
  });
});

it('a freeze of the login ends every session and refuses the password', async () => {
  const signIn = () => new Client(test_.url).call(customer.login, { username: person.phone, password, platform: 1 });
  expect((await signIn()).code).toBe('OK');
  const { data } = await freeze('login');
  expect((await person.client.call(account.queryAccountInfo, {})).code).toBe('10005');
  expect(await signIn()).toMatchObject({ code: 'customer.frozen', data: null });
  const wrong = await new Client(test_.url).call(customer.login, {
    username: person.phone,
    password: 'Wrong1234',
    platform: 1,
  });
  expect(wrong.code).toBe('customer.credentials');
  await lift(data.id);
  const { data: session } = await signIn();
  expect(session.token).toBeTruthy();
});

it.each([
  ['an unknown customer', '999', 'staff.customer'],
  ['a customer that is no number', '9'.repeat(15), 'staff.customer'],
])('refuses %s', async (_what, customerNumber, code) => {
  expect((await freeze('money', undefined, customerNumber)).code).toBe(code);
  expect((await anna.call(staff.customerFile, { customerNumber })).code).toBe(code);
  expect((await anna.call(staff.revealIdentity, { customerNumber })).code).toBe(code);
  expect((await anna.call(staff.endCustomerSessions, { customerNumber, reason: 'x' })).code).toBe(code);
});

it('is refused for the member’s own customer account', async () => {
  const own = (id: string | null) =>
    test_.gateway.db.rows('test.own', `update staff.member set customer_id = $1::bigint where name = 'compliance'`, [
      id,
    ]);
  await own(person.customerNumber);
  expect((await freeze('money')).code).toBe('staff.ownCustomer');
  await own(null);
});

it('the file masks the data of the customer; a permitted member can reveal it, and each reveal is recorded', async () => {
  const { customerNumber, phone } = person;
  const file = await anna.ok(staff.customerFile, { customerNumber });
  expect(file).toMatchObject({ identityStatus: 1, customer: { customerNumber } });
  expect(file.accounts.map(({ kind }) => kind)).toEqual(['wallet', 'mt5']);
  expect(file.proposals.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['deposit', 'withdraw', 'transfer']));
  expect(file.freezes.length).toBeGreaterThan(1);
  expect(JSON.stringify(file)).not.toContain(phone);
  const support = new StaffClient(test_.staffUrl, staffTokenOf('support'));
  await support.ok(staff.customerFile, { customerNumber });
  expect((await support.call(staff.revealIdentity, { customerNumber })).code).toBe('STAFF_PERMISSION');
  const full = await compliance.ok(staff.revealIdentity, { customerNumber });
  expect(full.mobilePhone).toBe(`+86 ${phone}`);
  expect(full.idDocumentNumber).toMatch(/^\d{17}[\dX]$/);
  expect(full.files).toHaveLength(2);
  const { list } = await anna.ok(staff.auditLog, { subject: `customer:${customerNumber}`, pageSize: 100 });
  const looks = list.filter(({ act }) => /read|reveal/.test(act)).map(({ actor, act }) => `${actor} ${act}`);
  expect(looks).toEqual(
    expect.arrayContaining(['staff:support@broker.test customer.read', 'staff:compliance@broker.test customer.reveal']),
  );
});

it('staff can end the sessions of a customer, with a reason', async () => {
  const { client } = await payee(test_);
  const info = await client.ok(account.queryAccountInfo, {});
  const customerNumber = info.accounts[0]?.userid ?? '';
  const { ended } = await compliance.ok(staff.endCustomerSessions, { customerNumber, reason: '客户要求' });
  expect(ended).toBeGreaterThan(0);
  expect((await client.call(account.queryAccountInfo, {})).code).toBe('10005');
});
