import { calls } from '@portal/contract';
import { Client } from '@portal/testkit';
import { codeAt, enrolStaff, staffPassword } from '../testing/enrol-staff';
import { forgetAttempts } from '../testing/forget-attempts';
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

describe('wrong attempts', () => {
  it('get the same response for an unknown address, a wrong password and an inactive member', async () => {
    const { email, id } = await enrolled();
    await anna.ok(staff.changeMember, { id, active: false });
    const answers = [
      await visitor().call(staff.checkPassword, { email, password }),
      await visitor().call(staff.checkPassword, { email: 'anna@broker.test', password: 'wrong' }),
      await visitor().call(staff.checkPassword, { email: 'nobody@broker.test', password }),
    ];
    expect(new Set(answers.map(({ status, code, msg }) => `${status} ${code} ${msg}`)).size).toBe(1);
  });

  it('delay the next attempt, longer each time, even with the right password', async () => {
    const { email } = await enrolled();
    for (let at = 0; at < 3; at++)
      expect(await refusal(visitor().call(staff.checkPassword, { email, password: `wrong ${at}` }))).toBe(
        'staff.credentials',
      );
    expect(await visitor().call(staff.checkPassword, { email, password })).toMatchObject({
      status: 429,
      code: 'staff.wait',
    });
    await forgetAttempts(test_);
    await ticketOf(email);
  });

  it('delay the next one by at most a quarter of an hour, however many there were', async () => {
    const guess = () => visitor().call(staff.checkPassword, { email: 'delayed@broker.test', password });
    const waits: (string | null)[] = [];
    for (let failures = 1; failures <= 9; failures += 1) {
      await test_.gateway.db.rows('test.later', `update kernel.attempt set last_at = last_at - interval '1 hour'`);
      expect((await guess()).code).toBe('staff.credentials');
      if (failures >= 3) waits.push((await guess()).headers.get('retry-after'));
    }
    expect(waits).toEqual(['5', '15', '60', '300', '900', '900', '900']);
  });

  it('delay an IP address, whatever e-mail addresses it tries, and no other IP address', async () => {
    const { email } = await enrolled();
    const guesser = visitor();
    const guess = (at: number) => guesser.call(staff.checkPassword, { email: `guess${at}@broker.test`, password });
    for (let at = 0; at < 3; at++) expect((await guess(at)).code).toBe('staff.credentials');
    expect(await guess(3)).toMatchObject({ status: 429, code: 'staff.wait' });
    expect(await guesser.call(staff.checkPassword, { email, password })).toMatchObject({ code: 'staff.wait' });
    await ticketOf(email);
  });

  it.each([
    ['passwords', 3],
    ['codes of one ticket', 3],
    ['codes of many tickets', 3],
  ])('at the same time, at %s: few are checked, and the member signs in with the known browser', async (what, most) => {
    const { email, secret, client } = await enrolled();
    const own = visitor();
    own.cookies.set('device', client.cookies.get('device') ?? '');
    const one = await ticketOf(email);
    const tickets = what === 'codes of many tickets' ? [one, await ticketOf(email), await ticketOf(email)] : [one];
    const guess = (at: number) =>
      what === 'passwords'
        ? visitor().call(staff.checkPassword, { email, password: `guess ${at}` })
        : visitor().call(staff.checkFactor, { ticket: tickets[at % tickets.length] ?? '', code: '000000' });
    const codes = (await Promise.all(Array.from({ length: 12 }, (_, at) => guess(at)))).map(({ code }) => code);
    expect(codes.filter((code) => code !== 'staff.wait')).toHaveLength(most);
    expect(await refusal(visitor().call(staff.checkPassword, { email, password }))).toBe('staff.wait');
    const { ticket } = await own.ok(staff.checkPassword, { email, password });
    await own.ok(staff.checkFactor, { ticket, code: codeAt(secret, 0) });
  });

  it('are not made free by a right password between guesses at the second factor', async () => {
    const { email } = await enrolled();
    let checked = 0;
    for (let at = 0; at < 5; at += 1) {
      const { data } = await visitor().call(staff.checkPassword, { email, password });
      const ticket = (data as { ticket?: string } | null)?.ticket;
      if (!ticket) continue;
      const answer = await visitor().call(staff.checkFactor, { ticket, code: '000000' });
      if (answer.code === 'staff.code') checked += 1;
    }
    expect(checked).toBe(3);
  });

  it('count by the session for a step-up, which a stranger cannot hold up', async () => {
    const { email, secret, client } = await enrolled();
    for (let at = 0; at < 5; at += 1) await visitor().call(staff.checkPassword, { email, password: `wrong ${at}` });
    await client.ok(staff.stepUp, { code: codeAt(secret, 0) });
    const answers = await Promise.all(Array.from({ length: 9 }, () => client.call(staff.stepUp, { code: '000000' })));
    expect(answers.filter(({ code }) => code === 'staff.code')).toHaveLength(3);
    expect(answers.filter(({ code }) => code === 'staff.wait')).toHaveLength(6);
  });

  it('with codes invalidate the ticket and count as failures', async () => {
    const { email, secret } = await enrolled();
    const ticket = await ticketOf(email);
    for (let at = 0; at < 5; at++) {
      expect(await refusal(visitor().call(staff.checkFactor, { ticket, code: '000000' }))).toBe('staff.code');
      await forgetAttempts(test_);
    }
    expect(await refusal(visitor().call(staff.checkFactor, { ticket, code: codeAt(secret, 0) }))).toBe('staff.ticket');
    const { list } = await anna.ok(staff.signIns, { email, pageSize: 100 });
    expect(list.filter(({ result }) => result === 'factor')).toHaveLength(5);
  });
});
