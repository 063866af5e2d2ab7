import { calls } from '@portal/contract';
import { Client, registerCustomer } from '@portal/testkit';
import { staffTokenOf } from '../../testing/add-test-staff';
import { approveChange } from '../../testing/approve-change';
import { codeAt, enrolStaff, staffPassword as password } from '../../testing/enrol-staff';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';

const { staff } = calls;

let test_: TestGateway;
let anna: StaffClient;
beforeAll(async () => {
  test_ = await startTestGateway();
  anna = new StaffClient(test_.staffUrl, test_.staffToken);
});
afterAll(() => test_.stop());

const visitor = () => new Client(test_.staffUrl);
const enrolled = (roles?: string[]) => enrolStaff(test_, roles);
const ticketOf = async (email: string) => (await visitor().ok(staff.checkPassword, { email, password })).ticket;
const refusal = async (answer: ReturnType<Client['call']>) => (await answer).code;

describe('members and roles', () => {
  it('cannot change their own roles, and cannot remove the last manager', async () => {
    const admin = await enrolled(['administrator']);
    expect(
      await refusal(admin.client.call(staff.changeMember, { id: admin.id, roles: ['administrator', 'finance'] })),
    ).toBe('staff.ownRoles');
    expect(await refusal(admin.client.call(staff.changeMember, { id: admin.id, active: false }))).toBe(
      'staff.ownRoles',
    );
    const { customerNumber } = await registerCustomer(test_.url);
    for (const number of [customerNumber, ''])
      expect(await refusal(admin.client.call(staff.changeMember, { id: admin.id, customerNumber: number }))).toBe(
        'staff.ownRoles',
      );
    const { change } = await anna.ok(staff.changeMember, { id: admin.id, customerNumber });
    const decision = { id: change?.id ?? '', decision: 'approve' } as const;
    expect(await refusal(admin.client.call(staff.decideMemberChange, decision))).toBe('staff.ownRoles');
    expect(await refusal(anna.call(staff.decideMemberChange, decision))).toBe('staff.secondPerson');
    await approveChange(test_, decision);
    expect(await refusal(admin.client.call(staff.changeRole, { name: 'administrator', permissions: [] }))).toBe(
      'staff.ownRoles',
    );
  });

  it('lose their sessions when their roles change, and get the permissions of the new ones', async () => {
    const { id, email, client, secret } = await enrolled(['support']);
    const { change, member } = await anna.ok(staff.changeMember, { id, roles: ['auditor'] });
    expect(member.roles).toEqual(['support']);
    await approveChange(test_, { id: change?.id ?? '' });
    expect(await refusal(client.call(staff.getSession, {}))).toBe('STAFF');
    const again = visitor();
    await again.ok(staff.checkFactor, { ticket: await ticketOf(email), code: codeAt(secret, 0) });
    await again.ok(staff.auditLog, { subject: `member:${id}` });
    expect(await refusal(again.call(staff.addNote, { customerNumber: '1', text: 'x' }))).toBe('STAFF_PERMISSION');
  });

  it('get the permissions of a changed role immediately', async () => {
    const marketing = new StaffClient(test_.staffUrl, staffTokenOf('marketing'));
    expect(await refusal(marketing.call(staff.reviews, { kind: 'identity' }))).toBe('STAFF_PERMISSION');
    const before = (await anna.ok(staff.roles, {})).find(({ name }) => name === 'marketing')?.permissions ?? [];
    const set = async (permissions: string[]) =>
      approveChange(test_, await anna.ok(staff.changeRole, { name: 'marketing', permissions: permissions as never }));
    await set([...before, 'review.identity']);
    await marketing.ok(staff.reviews, { kind: 'identity' });
    await set(before);
    expect(await refusal(marketing.call(staff.reviews, { kind: 'identity' }))).toBe('STAFF_PERMISSION');
  });

  it.each([
    ['a taken address', { email: 'ANNA@broker.test', name: 'x', roles: ['support'] }, 'staff.emailTaken', 'email'],
    ['an unknown role', { email: 'role@broker.test', name: 'x', roles: ['king'] }, 'staff.role', 'roles'],
  ])('refuses %s', async (_what, args, code, field) => {
    expect(await anna.call(staff.inviteMember, args)).toMatchObject({ code, fields: { [field]: expect.anything() } });
  });

  it('shows a change to the second person until it is decided, and why another cannot decide it', async () => {
    const target = await enrolled(['support']);
    const { change } = await anna.ok(staff.changeMember, { id: target.id, roles: ['auditor'] });
    const id = change?.id ?? '';
    const shown = async (client: Client, status: 1 | 2) =>
      (await client.ok(staff.memberChanges, { status, pageSize: 100 })).list.find((one) => one.id === id);
    const boris = new StaffClient(test_.staffUrl, staffTokenOf('boris'));
    expect(await shown(anna, 1)).toMatchObject({ id, status: 1, blocked: 'staff.secondPerson' });
    expect((await shown(boris, 1))?.blocked).toBeUndefined();
    expect(await refusal(target.client.call(staff.memberChanges, {}))).toBe('STAFF_PERMISSION');
    await approveChange(test_, { id });
    expect(await shown(boris, 1)).toBeUndefined();
    expect((await boris.ok(staff.memberChanges, { pageSize: 100 })).list.find((one) => one.id === id)).toMatchObject({
      status: 2,
    });
  });

  it('are recorded in the audit log, without a secret', async () => {
    const { id } = await enrolled();
    await anna.ok(staff.changeMember, { id, name: '新名' });
    const { list } = await anna.ok(staff.auditLog, { subject: `member:${id}` });
    expect(list.map(({ act }) => act)).toEqual(['staff.changeMember', 'staff.enrol', 'staff.invite']);
    expect(JSON.stringify(list)).not.toContain(password);
  });
});
