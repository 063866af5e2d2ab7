import { calls, type CallSpec } from '@portal/contract';
import { fundedCustomer, type TestCustomer } from '@portal/testkit';
import { Agent, request } from 'node:http';
import { staffTokenOf } from '../testing/add-test-staff';
import { requestMaker, type MadeRequest } from '../testing/request-maker';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { alwaysHeaders } from '../testing/always-headers';

// `npm run prove -- requests` makes 100,000.
const most = Number(process.env['REQUESTS'] ?? 6_000);
const seed = Number(process.env['SEED'] ?? 1);
const atOnce = 8;
jest.setTimeout(Math.max(120_000, most * 50));

const all: CallSpec[] = Object.values(calls).flatMap((table) => Object.values(table));
type Role = 'visitor' | 'customer' | 'staff';

let test_: TestGateway;
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
let customer: TestCustomer;
beforeAll(async () => {
  test_ = await startTestGateway();
  customer = await fundedCustomer(test_.url);
});
afterAll(async () => {
  agent.destroy();
  await test_.stop();
});

let renewed: Promise<void> | undefined;
/** Another customer, once for all requests that wait for one. */
const renew = () =>
  (renewed ??= fundedCustomer(test_.url).then((next) => {
    customer = next;
    renewed = undefined;
  }));

/** Headers of a caller. */
function caller(role: Role, callId: string): Record<string, string> {
  if (role === 'visitor') return {};
  // Boris signs out, so that Anna's session lasts.
  if (role === 'staff')
    return { authorization: `Bearer ${staffTokenOf(callId === 'staff.signOut' ? 'boris' : 'anna')}` };
  const cookie = [...customer.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return { token: customer.client.token ?? '', cookie };
}

interface Answer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  text: string;
}

/** Sends exactly these bytes. A connection that the server closes without an answer has status 0. */
const send = (base: string, { method, path, headers, body }: MadeRequest): Promise<Answer> =>
  new Promise((done) => {
    const none = { status: 0, headers: {}, text: '' };
    try {
      const asked = request(new URL(base), { agent, method, path, headers, timeout: 30_000 }, (response) => {
        const answer = { status: response.statusCode ?? 0, headers: response.headers, text: '' };
        // A stream of events does not end.
        if (String(response.headers['content-type']).includes('event-stream')) {
          response.destroy();
          return done(answer);
        }
        response.setEncoding('utf8');
        response.on('data', (text: string) => (answer.text = (answer.text + text).slice(0, 500)));
        response.on('end', () => done(answer)).on('error', () => done(answer));
      });
      asked.on('error', () => done(none)).on('timeout', () => asked.destroy());
      asked.on('continue', () => undefined);
      // Node does not frame the body of every method by itself, and the rest would be read as another request.
      if (body !== undefined && !asked.hasHeader('transfer-encoding'))
        asked.setHeader('content-length', Buffer.byteLength(body));
      asked.end(body);
    } catch {
      // Node refuses to send the header or path.
      done(none);
    }
  });

const faultsOf = ({ status, headers, text }: Answer): string[] => {
  if (status === 0) return [];
  const faults = status >= 500 ? [`${status} ${text}`] : [];
  for (const [name, value] of Object.entries(alwaysHeaders))
    if (headers[name] !== value) faults.push(`${name}: ${headers[name]}`);
  if (!headers['content-security-policy']) faults.push('no content policy');
  if (status !== 304 && status !== 204 && !headers['cache-control']) faults.push('no cache rule');
  return faults;
};

test(`${most} requests from the contract, half of them past it: no 5xx, and every answer has its security headers`, async () => {
  const make = requestMaker(seed);
  const faults: string[] = [];
  const counts = new Map(all.map(({ id }) => [id, { asked: 0, answered: 0 }]));
  const statuses = new Map<number, number>();
  let sent = 0;
  const one = async (at: number) => {
    const call = all[at % all.length] as CallSpec;
    const round = Math.floor(at / all.length);
    const owner: Role = call.access === 'staff' ? 'staff' : call.access === 'customer' ? 'customer' : 'visitor';
    const role: Role = round % 4 === 3 ? ((['visitor', 'customer', 'staff'] as const)[round % 3] ?? owner) : owner;
    const made = make(call, round % 2 === 1);
    const base = call.access === 'staff' ? test_.staffUrl : test_.url;
    const headers = { 'x-forwarded-for': `10.${at % 200}.${round % 200}.1`, ...caller(role, call.id), ...made.headers };
    const answer = await send(base, { ...made, headers });
    sent += 1;
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    const count = counts.get(call.id);
    if (count) {
      count.asked += 1;
      if (answer.status >= 200 && answer.status < 300) count.answered += 1;
    }
    for (const fault of faultsOf(answer))
      if (faults.length < 30)
        faults.push(
          `${call.id} ${made.method} ${made.path.slice(0, 200)} ${String(made.body).slice(0, 200)} ${JSON.stringify(made.headers).slice(0, 300)}: ${fault}`,
        );
    // Calls that sign out, and those that change a password, end the session of the test.
    if (role === 'customer' && call.access === 'customer' && made.keeps && answer.status === 401) await renew();
  };
  let at = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (at < most) await one(at++);
    }),
  );
  const reached = [...counts.values()].filter(({ answered }) => answered > 0).length;
  const least = Math.min(...[...counts.values()].map(({ asked }) => asked));
  console.info(
    `${sent} sent, ${reached} of ${all.length} routes with 2xx, each asked at least ${least} times; ${JSON.stringify([...statuses].sort())}`,
  );
  expect(faults).toEqual([]);
  expect(least).toBeGreaterThanOrEqual(20);
  // A floor of work: requests that reach nothing prove nothing.
  expect(reached).toBeGreaterThanOrEqual(150);
});
