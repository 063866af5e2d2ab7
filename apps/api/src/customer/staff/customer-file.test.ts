import { calls } from '@portal/contract';
import { fundedCustomer, registerCustomer, submitIdentity, type TestCustomer } from '@portal/testkit';
import {
  agree,
  approvedIntroducer,
  at,
  clientOf,
  closeTrade,
  commissionIn,
  compute,
  monthAt,
} from '../../testing/introducers';
import { giveCode, payee } from '../../testing/payouts';
import { staffTokenOf } from '../../testing/add-test-staff';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';

const { staff, account, customer, recommend, reports } = calls;

let test_: TestGateway;
let person: TestCustomer & { walletId: string; mt5Id: string };
const client = (name: string) => new StaffClient(test_.staffUrl, staffTokenOf(name));
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  person = await fundedCustomer(test_.url, '500.00');
});
afterAll(() => test_.stop());

const looks = async (customerNumber: string) =>
  (await client('anna').ok(staff.auditLog, { subject: customerNumber, pageSize: 100 })).list.map(
    ({ act, after }) => `${act} ${after}`,
  );

describe('the file of a customer', () => {
  it('explains a balance with the same data as the customer sees', async () => {
    const { customerNumber, walletId: accountId } = person;
    const seen = await client('support').ok(staff.customerBalance, { customerNumber, accountId });
    expect(seen).toEqual(await person.client.ok(reports.explainBalance, { accountId }));
    expect(seen.sum).toMatchObject({ entries: '500.00', ledger: '500.00', agrees: true });
    const other = await registerCustomer(test_.url);
    const crossed = await client('support').call(staff.customerBalance, {
      customerNumber: other.customerNumber,
      accountId,
    });
    expect(crossed.code).toBe('reports.account');
  });

  it('shows trades and messages, and each view is recorded', async () => {
    const { customerNumber } = person;
    const { account_no } = await person.client.ok(account.getAccountInfoAjax, { id: person.mt5Id });
    const terms = { symbol: 'EURUSD', side: 'buy', type: 'limit', price: '0.50000', lots: 0.1 } as const;
    const placed = await person.client.ok(calls.sandbox.mt5Pending, { account_no, ...terms });
    const trades = () => client('support').ok(staff.customerTrades, { customerNumber });
    expect(await trades()).toMatchObject({ positions: [], pendingOrders: [placed], total: 0 });
    jest.spyOn(test_.gateway.ports.trading, 'pendingOrders').mockRejectedValueOnce(new Error('away'));
    expect(await trades()).toMatchObject({ positions: [], pendingOrders: null });
    const { list, total } = await client('support').ok(staff.customerMessages, { customerNumber, pageSize: 100 });
    expect(total).toBe(list.length);
    expect(list.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['deposit.paid', 'account.opened']));
    expect(await looks(customerNumber)).toEqual(
      expect.arrayContaining([
        'customer.read {"part":"balance"}',
        'customer.read {"part":"trades"}',
        'customer.read {"part":"messages"}',
      ]),
    );
    for (const call of [staff.customerTrades, staff.customerMessages])
      expect((await client('support').call(call, { customerNumber: '1' })).code).toBe('staff.customer');
  });

  it('is exported completely, only with a second factor, and the export is recorded', async () => {
    const { customerNumber, phone } = person;
    const path = staff.exportCustomer.path.replace(':customerNumber', customerNumber);
    const answer = await client('compliance').fetch(path);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="customer-${customerNumber}.json"`);
    const data = (await answer.json()) as Record<string, unknown[]>;
    expect(data).toMatchObject({ idDocumentNumber: expect.stringMatching(/^\d{17}[\dX]$/) });
    expect(data['customer']).toMatchObject([{ mobile_phone: phone }]);
    expect(data['deposits']).toMatchObject([{ amount: '500.00', status: 'paid' }]);
    expect(JSON.stringify(data)).not.toMatch(/hash|encrypted/);
    expect(await looks(customerNumber)).toContain('customer.export null');
    expect((await client('support').fetch(path)).status).toBe(403);
    const old = (at: string) =>
      test_.gateway.db.rows(
        'test.steppedUp',
        `update staff.session set stepped_up_at = $1::timestamptz
         where member_id = (select id from staff.member where email = 'compliance@broker.test')`,
        [at],
      );
    await old('2026-01-01');
    expect(((await (await client('compliance').fetch(path)).json()) as { code: string }).code).toBe('STAFF_STEP_UP');
    await old('infinity');
  });
});

describe('closing a customer', () => {
  const close = (customerNumber: string, name = 'compliance') =>
    client(name).call(staff.closeCustomer, { customerNumber, reason: '客户申请销户' });

  it('requires empty accounts and no open document', async () => {
    expect((await close(person.customerNumber)).code).toBe('staff.closeMoney');
    const payer = await payee(test_, '100.00');
    await payer.client.ok(calls.withdraw.withdrawSubmit, {
      accountId: payer.walletId,
      bankId: payer.bankId,
      amount: '100.00',
      verifyCode: await giveCode(test_, payer, 'withdraw'),
    });
    expect((await close(payer.customerNumber)).code).toBe('staff.closeMoney');
    const drafting = await registerCustomer(test_.url);
    expect((await close(drafting.customerNumber, 'support')).code).toBe('STAFF_PERMISSION');
  });

  it('requires that no adjustment or invite bonus waits for the customer', async () => {
    const { customerNumber, client: own } = await registerCustomer(test_.url);
    const { accounts } = await own.ok(account.queryAccountInfo, {});
    const adjustment = { kind: 'goodwill', accountId: accounts[0]?.id, amount: '1.00', reason: '补偿' } as const;
    const { id } = await client('anna').ok(staff.proposeAdjustment, adjustment);
    expect((await close(customerNumber)).code).toBe('staff.closeMoney');
    await client('boris').ok(staff.decideAdjustment, { id, decision: 'refuse', reason: '证据不足' });
    const { db } = test_.gateway;
    const friend = await registerCustomer(test_.url, { inviteCode: (await own.ok(recommend.getInviteCode, {})).code });
    const bonus = async (status: string) =>
      db.rows(
        `test.bonus.${status}`,
        status === 'pending'
          ? `insert into recommend.bonus (inviter_id, customer_id, amount, status) values ($1::bigint, $2::bigint, 2000, 'pending')`
          : 'delete from recommend.bonus where inviter_id = $1::bigint and customer_id = $2::bigint',
        [customerNumber, friend.customerNumber],
      );
    await bonus('pending');
    expect((await close(customerNumber)).code).toBe('staff.closeMoney');
    await bonus('none');
    expect((await close(customerNumber)).code).toBe('OK');
    // A correction can still take money that has come late.
    expect((await client('anna').call(staff.proposeAdjustment, adjustment)).code).toBe('staff.adjustmentAccount');
    const taken = { ...adjustment, kind: 'correction', amount: '-1.00' } as const;
    expect((await client('anna').call(staff.proposeAdjustment, taken)).code).toBe('OK');
  });

  it('requires that no commission waits for the introducer', async () => {
    const month = monthAt(-1);
    const introducer = await approvedIntroducer(test_);
    await agree(test_, introducer.id, month);
    const { mt5Id } = await clientOf(test_, introducer.inviteCode);
    await closeTrade(test_, mt5Id, at(month, '05T12:00:00'), 1);
    await compute(test_, month);
    expect((await close(introducer.customerNumber)).code).toBe('staff.closeMoney');
    const { id = '' } = (await commissionIn(test_, introducer, month)) ?? {};
    await client('boris').ok(staff.decideCommission, { id, decision: 'refuse', reason: '违反介绍人须知' });
    expect((await close(introducer.customerNumber)).code).toBe('OK');
  });

  it('erases all data that no law requires, keeps the rest, and ends every session', async () => {
    const one = await registerCustomer(test_.url);
    await submitIdentity(one.client, false);
    await one.client.ok(customer.updatePersonInfo, { nickname: '小明', city: '上海', occupation: '教师' });
    await client('compliance').ok(staff.setCustomerProfile, {
      customerNumber: one.customerNumber,
      risk: 'high',
      tags: ['A'],
      seen: { risk: 'low', tags: [] },
      reason: 'x',
    });
    expect((await close(one.customerNumber)).code).toBe('OK');
    expect((await one.client.call(account.queryAccountInfo, {})).code).toBe('10005');
    const row = await test_.gateway.db.row<Record<string, unknown>>(
      'test.closed',
      `select c.password_hash, c.nickname, c.city, c.occupation, c.email, c.track, c.mobile_phone, c.closed_at is not null as closed,
              (select count(*)::int from customer.session s where s.customer_id = c.id) as sessions,
              (select count(*)::int from customer.login_record l where l.customer_id = c.id and address <> '') as addresses,
              (select count(*)::int from customer.profile p where p.customer_id = c.id) as profiles,
              (select count(*)::int from identity.identity i where i.customer_id = c.id) as identities
       from customer.customer c where c.id = $1::bigint`,
      [one.customerNumber],
    );
    expect(row).toEqual({
      password_hash: null,
      nickname: null,
      city: null,
      occupation: null,
      email: null,
      track: null,
      mobile_phone: one.phone,
      closed: true,
      sessions: 0,
      addresses: 0,
      profiles: 0,
      identities: 1,
    });
    const again = await one.client.call(customer.login, { username: one.phone, password: 'Passw0rd1', platform: 1 });
    expect(again.code).not.toBe('OK');
    expect(
      (await client('compliance').ok(staff.customerFile, { customerNumber: one.customerNumber })).closedAt,
    ).toBeDefined();
    expect((await close(one.customerNumber)).code).toBe('staff.state');
  });

  it('is refused for the member’s own customer account and for an unknown customer', async () => {
    const one = await registerCustomer(test_.url);
    const own = (id: string | null) =>
      test_.gateway.db.rows(
        'test.own',
        `update staff.member set customer_id = $1::bigint where email = 'compliance@broker.test'`,
        [id],
      );
    await own(one.customerNumber);
    expect((await close(one.customerNumber)).code).toBe('staff.ownCustomer');
    await own(null);
    expect((await close('1')).code).toBe('staff.customer');
  });
});
