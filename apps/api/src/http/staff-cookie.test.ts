import { calls } from '@portal/contract';
import { Client } from '@portal/testkit';
import { enrolStaff, codeAt, staffPassword as password } from '../testing/enrol-staff';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { staff } = calls;

let test_: TestGateway;
beforeAll(async () => {
  // A proxy ends TLS, so the gateway itself is asked by http.
  test_ = await startTestGateway({ STAFF_ORIGIN: 'https://staff.broker.internal' });
});
afterAll(() => test_.stop());

it('is sent over https only, and to no other host, if the back office uses https', async () => {
  const { email, secret } = await enrolStaff(test_);
  const { ticket } = await new Client(test_.staffUrl).ok(staff.checkPassword, { email, password });
  const answer = await new Client(test_.staffUrl).fetch(staff.checkFactor.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ticket, code: codeAt(secret, 0) }),
  });
  const [cookie = ''] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-staff-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  const [session = ''] = cookie.split(';');
  const ask = (sent: string) => fetch(`${test_.staffUrl}${staff.getSession.path}`, { headers: { cookie: sent } });
  expect((await ask(session)).status).toBe(200);
  // A cookie without the prefix can be set by another host of the domain.
  expect((await ask(session.replace('__Host-', ''))).status).toBe(401);
});
