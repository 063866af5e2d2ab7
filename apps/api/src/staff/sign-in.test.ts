import { calls, type ArgsOf } from '@portal/contract';
import { Client } from '@portal/testkit';
import { codeAt, enrolStaff, staffPassword } from '../testing/enrol-staff';
import { approveChange, invite, mailedLink } from '../testing/approve-change';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { staff } = calls;
const password = staffPassword;

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
describe('an invitation', () => {
  it('creates a member who signs in with a cookie that scripts cannot read', async () => {
    const { client, me, recoveryCodes, email } = await enrolled(['finance']);
    expect(me).toMatchObject({ email, roles: ['finance'], recoveryCodesLeft: 10 });
    expect(me.permissions).toContain('payout.pay');
    expect(me.permissions).not.toContain('staff.manage');
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await client.ok(staff.getSession, {})).toEqual(me);
    const answer = await visitor().fetch(staff.checkPassword.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('sets a cookie for this host only', async () => {
    const { email, secret } = await enrolled();
    const answer = await visitor().fetch(staff.checkFactor.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ticket: await ticketOf(email), code: codeAt(secret, 0) }),
    });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^staff-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/),
      expect.stringMatching(/^device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    expect(await answer.json()).not.toHaveProperty('data.token');
  });

  it('works once', async () => {
    const { token } = await invite(test_, 'once@broker.test', ['support']);
    const { ticket, totp: made } = await visitor().ok(staff.acceptInvitation, { token, password });
    await visitor().ok(staff.checkFactor, { ticket, code: codeAt(made.secret, 0) });
    expect(await refusal(visitor().call(staff.acceptInvitation, { token, password }))).toBe('staff.invitation');
    expect(await refusal(visitor().call(staff.checkFactor, { ticket, code: codeAt(made.secret, 1) }))).toBe(
      'staff.ticket',
    );
  });

  it.each([
    ['short', 'eleven-char', 'PARAM'],
    ['common', 'administrator', 'staff.commonPassword'],
  ])('refuses a %s password', async (what, weak, code) => {
    const email = `weak-${what}@broker.test`;
    const { token } = await invite(test_, email, ['support']);
    const answer = await visitor().call(staff.acceptInvitation, { token, password: weak });
    expect(answer).toMatchObject({ code, fields: { password: expect.anything() } });
  });

  it('expires', async () => {
    const { token, id } = await invite(test_, 'late@broker.test', ['support']);
    const age = (at: string) =>
      test_.gateway.db.rows(
        `test.age${at}`,
        `update staff.ticket set expires_at = now() + interval '${at}' where member_id = $1`,
        [id],
      );
    await age('1 second');
    await visitor().ok(staff.acceptInvitation, { token, password });
    await age('-1 second');
    expect(await refusal(visitor().call(staff.acceptInvitation, { token, password }))).toBe('staff.invitation');
  });

  it('enrols nobody with a wrong first code', async () => {
    const { token } = await invite(test_, 'wrong@broker.test', ['support']);
    const { ticket, totp: made } = await visitor().ok(staff.acceptInvitation, { token, password });
    const wrong = String((Number(codeAt(made.secret, 0)) + 1) % 1_000_000).padStart(6, '0');
    for (const code of [undefined, wrong])
      expect(await refusal(visitor().call(staff.checkFactor, { ticket, code }))).toBe('staff.code');
    await visitor().ok(staff.checkFactor, { ticket, code: codeAt(made.secret, 0) });
  });

  it('if renewed, ends the former password, codes and sessions', async () => {
    const { id, email, client, recoveryCodes, secret } = await enrolled();
    const change = await anna.ok(staff.renewInvitation, { id });
    await client.ok(staff.getSession, {});
    await approveChange(test_, change);
    expect(await refusal(client.call(staff.getSession, {}))).toBe('STAFF');
    const token = (await mailedLink(test_, email, 2)).split('#')[1] ?? '';
    const renewed = await visitor().ok(staff.acceptInvitation, { token, password: `${password} new` });
    await visitor().ok(staff.checkFactor, { ticket: renewed.ticket, code: codeAt(renewed.totp.secret, 0) });
    expect(await refusal(visitor().call(staff.checkPassword, { email, password }))).toBe('staff.credentials');
    const { ticket } = await visitor().ok(staff.checkPassword, { email, password: `${password} new` });
    expect(await refusal(visitor().call(staff.checkFactor, { ticket, code: codeAt(secret, 0) }))).toBe('staff.code');
    expect(await refusal(visitor().call(staff.checkFactor, { ticket, recoveryCode: recoveryCodes[0] }))).toBe(
      'staff.code',
    );
  });
});

describe('the second factor', () => {
  it('is required: a ticket is not a session', async () => {
    const { email } = await enrolled();
    const ticket = await ticketOf(email);
    expect(await refusal(new StaffClient(test_.staffUrl, ticket).call(staff.getSession, {}))).toBe('STAFF');
    expect(await refusal(visitor().call(staff.checkFactor, { ticket }))).toBe('staff.code');
  });

  it('accepts a code once', async () => {
    const { email, secret } = await enrolled();
    const code = codeAt(secret, 0);
    await visitor().ok(staff.checkFactor, { ticket: await ticketOf(email), code });
    expect(await refusal(visitor().call(staff.checkFactor, { ticket: await ticketOf(email), code }))).toBe(
      'staff.code',
    );
  });

  it('accepts only one of two requests with the same code at the same time', async () => {
    const { email, secret } = await enrolled();
    const code = codeAt(secret, 0);
    const tickets = [await ticketOf(email), await ticketOf(email)];
    const answers = await Promise.all(tickets.map((ticket) => visitor().call(staff.checkFactor, { ticket, code })));
    expect(answers.filter((answer) => answer.code === 'OK')).toHaveLength(1);
  });

  it('accepts a recovery code once, with or without hyphens', async () => {
    const { email, recoveryCodes } = await enrolled();
    const [first = '', second = ''] = recoveryCodes;
    const { me } = await visitor().ok(staff.checkFactor, {
      ticket: await ticketOf(email),
      recoveryCode: first.replaceAll('-', ''),
    });
    expect(me.recoveryCodesLeft).toBe(9);
    expect(
      await refusal(visitor().call(staff.checkFactor, { ticket: await ticketOf(email), recoveryCode: first })),
    ).toBe('staff.code');
    await visitor().ok(staff.checkFactor, { ticket: await ticketOf(email), recoveryCode: second });
  });

  it('refuses another member’s code and recovery code', async () => {
    const [one, other] = [await enrolled(), await enrolled()];
    const tries: Partial<ArgsOf<typeof staff.checkFactor>>[] = [
      { code: codeAt(other.secret, 1) },
      { recoveryCode: other.recoveryCodes[0]! },
    ];
    for (const answer of tries)
      expect(await refusal(visitor().call(staff.checkFactor, { ticket: await ticketOf(one.email), ...answer }))).toBe(
        'staff.code',
      );
  });
});

describe('a session', () => {
  it('ends by signing out, and when an administrator ends it', async () => {
    const { client, id, email, secret } = await enrolled();
    await client.ok(staff.signOut, {});
    expect(await refusal(client.call(staff.getSession, {}))).toBe('STAFF');
    const again = visitor();
    await again.ok(staff.checkFactor, { ticket: await ticketOf(email), code: codeAt(secret, 0) });
    expect(await anna.ok(staff.endSessions, { id })).toEqual({ ended: 1 });
    expect(await refusal(again.call(staff.getSession, {}))).toBe('STAFF');
  });

  it.each([
    ['idle for 15 minutes', 'last_seen_at', '14 minutes 50 seconds', '15 minutes 1 second'],
    ['12 hours old', 'created_at', '11 hours 59 minutes', '12 hours 1 second'],
  ])('ends when it is %s', async (_what, column, before, after) => {
    const { client, id } = await enrolled();
    const age = (span: string) =>
      test_.gateway.db.rows(
        `test.${column}${span}`,
        `update staff.session set ${column} = now() - interval '${span}' where member_id = $1`,
        [id],
      );
    await age(before);
    await client.ok(staff.getSession, {});
    await age(after);
    expect(await refusal(client.call(staff.getSession, {}))).toBe('STAFF');
  });

  it('requires the second factor again after five minutes, for actions that need it', async () => {
    const { client, id, secret } = await enrolled(['administrator']);
    await test_.gateway.db.rows(
      'test.stepped',
      `update staff.session set stepped_up_at = now() - interval '5 minutes 1 second' where member_id = $1`,
      [id],
    );
    const invite = { email: 'stepped@broker.test', name: '再验', roles: ['support'] };
    expect(await client.call(staff.inviteMember, invite)).toMatchObject({ status: 403, code: 'STAFF_STEP_UP' });
    expect(await refusal(client.call(staff.stepUp, { code: '000000' }))).toBe('staff.code');
    await client.ok(staff.stepUp, { code: codeAt(secret, 0) });
    await client.ok(staff.inviteMember, invite);
  });
});
