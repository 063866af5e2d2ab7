import { calls } from '@portal/contract';
import { Client, registerCustomer } from '@portal/testkit';
import { staffTokenOf } from '../../testing/add-test-staff';
import { codeAt } from '../../testing/enrol-staff';
import { addTotp } from '../../testing/factors';
import { inPortal, noticesTo, outboxEmpty } from '../../testing/notices';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';

const { customer, staff } = calls;

let test_: TestGateway;
let chen: StaffClient;
let boris: StaffClient;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual', COOLING_HOURS: '24' });
  chen = new StaffClient(test_.staffUrl, staffTokenOf('compliance'));
  boris = new StaffClient(test_.staffUrl, staffTokenOf('boris'));
});
afterAll(() => test_.stop());

const reason = '手机丢失，已电话核实';

async function lost() {
  const person = await registerCustomer(test_.url);
  const added = await addTotp(person);
  const { customerNumber } = person;
  const reset = await chen.ok(staff.proposeFactorReset, { customerNumber, reason });
  const signIn = (more = {}) => {
    const visitor = new Client(test_.url);
    return visitor.call(customer.login, { username: person.phone, password: person.password, platform: 1, ...more });
  };
  const factors = async () => (await boris.ok(staff.customerFile, { customerNumber })).factors;
  return { ...person, ...added, reset, signIn, factors };
}

it('is requested by one member and approved by another: factors, codes and sessions end, payouts wait, the customer is told', async () => {
  const person = await lost();
  const { client, customerNumber, reset, signIn, factors, recoveryCodes, secret } = person;
  expect(reset).toMatchObject({ status: 2, reason, requestedBy: 'staff:compliance@broker.test' });
  expect(await factors()).toEqual({ kinds: ['totp'], resets: [reset] });
  expect((await chen.call(staff.proposeFactorReset, { customerNumber, reason })).code).toBe('staff.state');
  for (const decision of ['approve', 'refuse'] as const)
    expect((await chen.call(staff.decideFactorReset, { id: reset.id, decision, reason })).code).toBe(
      'staff.secondPerson',
    );
  expect((await signIn()).code).toBe('FACTOR');

  const decided = await boris.ok(staff.decideFactorReset, { id: reset.id, decision: 'approve' });
  expect(decided).toMatchObject({ status: 1, decidedBy: 'staff:boris@broker.test' });
  expect(await factors()).toEqual({ kinds: [], resets: [decided] });
  expect((await boris.call(staff.decideFactorReset, { id: reset.id, decision: 'approve' })).code).toBe('staff.state');
  expect((await client.call(customer.factors, {})).code).toBe('10005');
  for (const more of [{}, { factor: { code: codeAt(secret, 1) } }, { factor: { code: recoveryCodes[0] } }])
    expect((await signIn(more)).code).toBe('OK');
  const [row] = await test_.gateway.db.rows(
    'test.reset',
    `select secured_at > now() - interval '1 minute' as waits,
            exists (select from customer.recovery_code r where r.customer_id = c.id) as codes
     from customer.customer c where id = $1::bigint`,
    [customerNumber],
  );
  expect(row).toEqual({ waits: true, codes: false });

  await outboxEmpty(test_);
  const sent = (await noticesTo(test_, `86${person.phone}`)).filter(({ kind }) => kind === 'customer.factor');
  expect(sent.map(({ text }) => text)).toEqual([
    expect.stringContaining('已添加'),
    expect.stringContaining('申请'),
    expect.stringContaining('24 小时内不能出金'),
  ]);
  const again = new Client(test_.url);
  again.token = (
    await again.ok(customer.login, { username: person.phone, password: person.password, platform: 1 })
  ).token;
  expect(await inPortal({ ...person, client: again }, 'customer.factor')).toHaveLength(3);
  expect(
    await test_.gateway.db.rows(
      'test.audit',
      `select actor, act from kernel.audit where subject = $1 and act like '%FactorReset' order by id`,
      [`customer:${customerNumber}`],
    ),
  ).toEqual([
    { actor: 'staff:compliance@broker.test', act: 'customer.requestFactorReset' },
    { actor: 'staff:boris@broker.test', act: 'customer.decideFactorReset' },
  ]);
});

it('stands in the list of its state, and in the queue until it is decided', async () => {
  const waiting = async () => (await boris.ok(staff.queues, {})).list.find(({ kind }) => kind === 'factor');
  const before = (await waiting())?.open ?? 0;
  const { customerNumber, reset } = await lost();
  const stateOf = async () => {
    const lists = (['open', 'approved', 'refused'] as const).map(async (state) => {
      const { list } = await boris.ok(staff.factorResets, { state, customerNumber });
      return list.map(({ id, customerNumber: of }) => [state, id, of]);
    });
    return (await Promise.all(lists)).flat();
  };
  expect(await waiting()).toMatchObject({ open: before + 1, targetHours: 8, late: false });
  expect(await stateOf()).toEqual([['open', reset.id, customerNumber]]);
  await boris.ok(staff.decideFactorReset, { id: reset.id, decision: 'refuse', reason: '身份未能核实' });
  expect((await waiting())?.open).toBe(before);
  expect(await stateOf()).toEqual([['refused', reset.id, customerNumber]]);
  expect((await boris.ok(staff.factorResets, { customerNumber: 'x' })).total).toBe(0);
});

it('is decided once, also at once', async () => {
  const { reset, factors } = await lost();
  const decisions = await Promise.all(
    [boris, boris, boris].map((member) => member.call(staff.decideFactorReset, { id: reset.id, decision: 'approve' })),
  );
  expect(decisions.map(({ code }) => code).sort()).toEqual(['OK', 'staff.state', 'staff.state']);
  expect((await factors()).resets).toHaveLength(1);
});

it('is refused with a reason, changes nothing, and can be requested again', async () => {
  const { customerNumber, reset, signIn, factors } = await lost();
  const refuse = (more: object) => boris.call(staff.decideFactorReset, { id: reset.id, decision: 'refuse', ...more });
  expect((await refuse({})).code).toBe('staff.reason');
  expect((await refuse({ reason: '未能核实身份' })).data).toMatchObject({ status: 3, refusal: '未能核实身份' });
  expect((await factors()).kinds).toEqual(['totp']);
  expect((await signIn()).code).toBe('FACTOR');
  expect((await chen.ok(staff.proposeFactorReset, { customerNumber, reason })).status).toBe(2);
});

it('refuses each wrong request, asks for the second factor of the member, and is not for the own account', async () => {
  const { customerNumber } = await registerCustomer(test_.url);
  const propose = (number: string) => chen.call(staff.proposeFactorReset, { customerNumber: number, reason });
  expect((await propose(customerNumber)).code).toBe('customer.factorUnknown');
  expect((await propose('999')).code).toBe('staff.customer');
  const { customerNumber: own, reset } = await lost();
  expect((await boris.call(staff.decideFactorReset, { id: '999999', decision: 'approve' })).code).toBe('staff.unknown');
  const sql = (text: string, values: unknown[]) => test_.gateway.db.rows('', text, values);
  const ownOf = (name: string, id: string | null) =>
    sql('update staff.member set customer_id = $1::bigint where name = $2', [id, name]);
  await ownOf('boris', own);
  expect((await boris.call(staff.decideFactorReset, { id: reset.id, decision: 'approve' })).code).toBe(
    'staff.ownCustomer',
  );
  await ownOf('boris', null);
  await ownOf('compliance', own);
  expect((await propose(own)).code).toBe('staff.ownCustomer');
  await ownOf('compliance', null);
});
