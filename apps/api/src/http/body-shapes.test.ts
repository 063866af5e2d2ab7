import { calls, type CallSpec } from '@portal/contract';
import { Client, registerCustomer } from '@portal/testkit';
import { signPayment } from '../crypto/payment-signature';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const all: CallSpec[] = Object.values(calls).flatMap((table) => Object.values(table));
const posts = all.filter(({ method }) => method === 'POST');

let test_: TestGateway;
let clients: Record<CallSpec['access'], Client>;
beforeAll(async () => {
  test_ = await startTestGateway();
  const { client } = await registerCustomer(test_.url);
  const staff = new StaffClient(test_.staffUrl, test_.staffToken);
  clients = { customer: client, staff, public: new Client(test_.url), sandbox: new Client(test_.url) };
});
afterAll(() => test_.stop());

const send = ({ path, access }: CallSpec, body: string | FormData, type?: string) =>
  clients[access].request(path.replace(/:(\w+)/g, '1'), {
    method: 'POST',
    headers: { 'idempotency-key': `shape-${Math.random()}`, ...(type && { 'content-type': type }) },
    body,
  });

const lists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const objects = (depth: number) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);

const withJson = posts.filter(({ multipart }) => !multipart);
test.each(withJson.map((call) => [call.id, call] as const))('%s refuses JSON deeper than 32', async (_id, call) => {
  for (const body of [lists(33), objects(33), lists(20_000), '{"a":'.repeat(10_000), `{"${'[{'.repeat(40)}":[`])
    expect(await send(call, body, 'application/json')).toMatchObject({ status: 400, code: 'PARAM' });
  // A call that takes no body would act, and could end the session of this test.
  if (!call.body) return;
  // Brackets in a text are no depth, and the limit itself is allowed.
  for (const body of [`{"unknown":${lists(31)}}`, `{"unknown":"${'['.repeat(100)}\\"${'{'.repeat(100)}"}`]) {
    const answer = await send(call, body, 'application/json');
    expect(answer.status).toBeLessThan(500);
    expect(answer.fields).not.toHaveProperty('body');
  }
});

const uploads = posts.filter(({ multipart }) => multipart);
test.each(uploads.map((call) => [call.id, call] as const))('%s refuses everything but a form', async (_id, call) => {
  for (const [body, type] of [
    ['{}', 'application/json'],
    [lists(20_000), 'application/json'],
    ['', 'application/json'],
    ['file', 'text/plain'],
    ['file=a', 'application/x-www-form-urlencoded'],
    ['file', 'multipart/mixed; boundary=b'],
    ['--b\r\n\r\nfile\r\n--b--', 'multipart/form-data'],
    ['', 'multipart/form-data; boundary='],
    ['--b\r\ncontent-disposition: form-data; name="file"', 'multipart/form-data; boundary=b'],
    ['--b--', 'multipart/form-data; boundary=b'],
    ['', 'multipart/form-data; boundary=b'],
    ['nothing', undefined],
  ] as const) {
    const answer = await send(call, body, type);
    expect([body.slice(0, 20), type, answer.status < 500, answer.code === 'OK']).toEqual([
      body.slice(0, 20),
      type,
      true,
      false,
    ]);
  }
  const noFile = new FormData();
  noFile.set('note', 'text');
  expect(await send(call, noFile)).not.toMatchObject({ status: 500 });
});

test('a signed callback that is nested deeper than 32 is refused', async () => {
  const raw = `{"a":${lists(20_000)}}`;
  const timestamp = String(Math.floor(Date.now() / 1000));
  const answer = await fetch(`${test_.url}/pay/notify/egpay`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-timestamp': timestamp,
      'x-signature': signPayment(test_.gateway.ports.payment.secrets[0] ?? '', timestamp, raw),
    },
    body: raw,
  });
  expect([answer.status, await answer.text()]).toEqual([400, 'FAIL']);
});
