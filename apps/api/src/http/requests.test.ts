import { calls, defaultRoles, type CallSpec } from '@portal/contract';
import { fundedCustomer, type Client } from '@portal/testkit';
import { Agent, request } from 'node:http';
import { staffTokenOf } from '../testing/add-test-staff';
import { alwaysHeaders } from '../testing/always-headers';
import { monthAt } from '../testing/introducers';
import { newMember } from '../testing/new-member';
import { pushSettings } from '../testing/push';
import { requestMaker, type MadeRequest } from '../testing/request-maker';
import { rightRequests } from '../testing/right-requests/right-requests';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

// `npm run prove -- requests` makes 100,000, and asks for more answers of each call.
const least = Number(process.env['REQUESTS'] ?? 2_400);
const answersOfEach = Number(process.env['ANSWERS'] ?? 1);
const seed = Number(process.env['SEED'] ?? 1);
const atOnce = 8;

const all: CallSpec[] = Object.values(calls).flatMap((table) => Object.values(table));
// Whole pairs of rounds, of which one breaks each call: any number of calls keeps the halves equal.
const most = Math.ceil(least / (2 * all.length)) * 2 * all.length;
// The limit is against a test that hangs: a busy machine takes 50 ms a request.
jest.setTimeout(most * 150);
type Role = 'visitor' | 'customer' | 'staff';
const roles = ['visitor', 'customer', 'staff'] as const;
const staffRoles = Object.keys(defaultRoles);

let test_: TestGateway;
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
beforeAll(async () => {
  const codes = Object.fromEntries(
    ['SEGMENT_PER_MINUTE', 'SEGMENT_PER_HOUR', 'PER_MINUTE', 'PER_HOUR'].map((limit) => [`CODES_${limit}`, '1000000']),
  );
  const settings = { REVIEW: 'manual', COOLING_HOURS: '0', SETTINGS_NOTICE_DAYS: '0', ...pushSettings };
  test_ = await startTestGateway({ ...settings, ...codes });
  // Requests end sessions and change members. Those whom the journeys need stay as they are.
  await test_.gateway.db.rows(
    'test.stay',
    `create function staff.stay() returns trigger language plpgsql as 'begin return old; end'`,
  );
  for (const [table, which] of [
    ['session', `device = 'test'`],
    ['member', `name in ('anna', 'boris')`],
  ])
    await test_.gateway.db.rows(
      `test.stay.${table}`,
      `create trigger stay before update on staff.${table} for each row when (old.${which}) execute function staff.stay()`,
    );
});
afterAll(async () => {
  agent.destroy();
  await test_.stop();
});

/** Made when it is first asked for, and again after it was forgotten, once for all requests that wait for it. */
function renewable<T>(make: () => Promise<T>) {
  let made: Promise<T> | undefined;
  return { get: () => (made ??= make()), forget: (old: Promise<T>) => void (made === old && (made = undefined)) };
}
const customers = renewable(() => fundedCustomer(test_.url));
const members = renewable(async () => (await newMember(test_)).client);

function headersOf(client: Client): Record<string, string> {
  if (client instanceof StaffClient) return { authorization: `Bearer ${client.staffToken}` };
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return { ...(client.token && { token: client.token }), ...(cookie && { cookie }) };
}

/** Headers of a caller. */
async function caller(role: Role, round: number, breaks: boolean): Promise<Record<string, string>> {
  if (role === 'visitor') return {};
  if (role === 'customer') return headersOf((await customers.get()).client);
  // What breaks the schema is sent by each role too.
  const name = breaks && staffRoles[round % (staffRoles.length + 2)];
  return name ? { authorization: `Bearer ${staffTokenOf(name)}` } : headersOf(await members.get());
}

/** Right values by the names of fields. */
async function knownValues(): Promise<Record<string, string>> {
  const [{ code }, { customerNumber, walletId, mt5Id }] = [test_.gateway.brand, await customers.get()];
  return {
    ...{ nationCode: '86', mobilePrefix: '86', symbol: 'EURUSD', symbols: 'EURUSD', month: monthAt(0) },
    ...{ company: code, signature: code, brandCode: code, customerNumber, accountId: walletId, gts2AccountId: mt5Id },
  };
}

interface Answer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  text: string;
}

/** Sends exactly these bytes. What is not answered has status 0 and the reason as text. */
const send = (base: string, { method, path, headers, body }: MadeRequest): Promise<Answer> =>
  new Promise((done) => {
    // Node does not frame the body of every method by itself, and the rest would be read as another request.
    const framed =
      body === undefined || 'transfer-encoding' in headers
        ? headers
        : { ...headers, 'content-length': Buffer.byteLength(body) };
    const asked = request(new URL(base), { agent, method, path, headers: framed, timeout: 30_000 }, (response) => {
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
    asked.on('error', (error) => done({ status: 0, headers: {}, text: error.message }));
    asked.on('timeout', () => asked.destroy(new Error('30 s')));
    asked.end(body);
  });

const faultsOf = ({ status, headers, text }: Answer): string[] => {
  if (status === 0) return [`no answer: ${text}`];
  const faults = status >= 500 ? [`${status} ${text}`] : [];
  for (const [name, value] of Object.entries(alwaysHeaders))
    if (headers[name] !== value) faults.push(`${name}: ${headers[name]}`);
  if (!headers['content-security-policy']) faults.push('no content policy');
  if (status !== 304 && status !== 204 && !headers['cache-control']) faults.push('no cache rule');
  return faults;
};

interface Count {
  asked: number;
  /** Answered with what was asked for: 2xx, and no code but OK. */
  answered: number;
  /** Refusals of requests that keep to the schema, and how often. */
  refusals: Map<string, number>;
}
const counts = new Map(all.map(({ id }): [string, Count] => [id, { asked: 0, answered: 0, refusals: new Map() }]));
const isAnswered = ({ status, text }: Answer) => status >= 200 && status < 300 && !/^\{"code":"(?!OK")/.test(text);

/** A request that is answered, if the call still needs one and there is a way to it. */
async function rightRequest({ id }: CallSpec, { answered, refusals, asked }: Count) {
  const journeys = rightRequests.get(id) ?? [];
  const journey = journeys[asked % journeys.length];
  if (!journey || answered >= Math.max(answersOfEach, journeys.length)) return undefined;
  try {
    const { client, args, file } = await journey(test_);
    return { client, args, file: file && Buffer.from(await file.arrayBuffer()) };
  } catch (fault) {
    const why = `on the way: ${String(fault)}`.slice(0, 300);
    refusals.set(why, (refusals.get(why) ?? 0) + 1);
    return undefined;
  }
}

/** The calls that were answered too seldom, each with its most frequent refusal. */
const unanswered = () =>
  [...counts]
    .filter(([, { answered }]) => answered < answersOfEach)
    .map(([id, { answered, refusals }]) => {
      const [most_] = [...refusals].sort(([, one], [, other]) => other - one);
      return `${id}: ${answered}, ${most_?.[1]} times ${most_?.[0]}`;
    });

test(`${most} requests from the contract, half of them past it: no 5xx, and every answer has its security headers`, async () => {
  const make = requestMaker(seed);
  const faults: string[] = [];
  const statuses = new Map<number, number>();
  /** The newest right arguments of each call: what is broken is broken there too. */
  const newest = new Map<string, object>();
  let [sent, broken] = [0, 0];
  const one = async (at: number) => {
    const call = all[at % all.length] as CallSpec;
    const count = counts.get(call.id) as Count;
    const round = Math.floor(at / all.length);
    const breaks = round % 2 === 1;
    const owner: Role = call.access === 'staff' ? 'staff' : call.access === 'customer' ? 'customer' : 'visitor';
    const role: Role = round % 4 === 3 ? (roles[round % 3] ?? owner) : owner;
    const right = breaks ? undefined : await rightRequest(call, count);
    if (right) newest.set(call.id, right.args);
    const again = round % 4 < 2 ? newest.get(call.id) : undefined;
    const args = right?.args ?? again;
    const [person, colleague] = [customers.get(), members.get()];
    const made = make(call, breaks, {
      known: await knownValues(),
      bare: round % 4 === 0,
      ...(args && { args }),
      ...(right?.file && { file: right.file }),
    });
    const base = right?.client.base ?? (call.access === 'staff' ? test_.staffUrl : test_.url);
    const headers = {
      'x-forwarded-for': right?.client.address ?? `10.${at % 200}.${round % 200}.1`,
      ...(right ? headersOf(right.client) : await caller(role, round, breaks)),
      ...made.headers,
    };
    const answer = await send(base, { ...made, headers });
    sent += 1;
    if (breaks) broken += 1;
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    count.asked += 1;
    if (isAnswered(answer)) count.answered += 1;
    else if (made.keeps) {
      const why = `${answer.status} ${answer.text}`.slice(0, 200);
      count.refusals.set(why, (count.refusals.get(why) ?? 0) + 1);
    }
    for (const fault of faultsOf(answer))
      if (faults.length < 30)
        faults.push(
          `${call.id} ${made.method} ${made.path.slice(0, 200)} ${String(made.body).slice(0, 200)} ${JSON.stringify(made.headers).slice(0, 300)}: ${fault}`,
        );
    // Some calls end the session of their caller.
    if (right || !made.keeps || !/"code":"(10005|STAFF)"/.test(answer.text)) return;
    if (call.access === 'customer') customers.forget(person);
    if (call.access === 'staff') members.forget(colleague);
  };
  let at = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (at < most) await one(at++);
    }),
  );
  const fewest = Math.min(...[...counts.values()].map(({ asked }) => asked));
  console.info(
    `${sent} sent, ${broken} past the schema, each of ${all.length} calls at least ${fewest} times; ${JSON.stringify([...statuses].sort())}`,
  );
  expect(faults).toEqual([]);
  expect(broken * 2).toBeGreaterThanOrEqual(sent);
  // A floor of work: requests that reach nothing prove nothing.
  expect(unanswered()).toEqual([]);
});

test('each act of staff says in the audit log from where it came, and with which request', async () => {
  const silent = await test_.gateway.db.rows<{ act: string }>(
    'test.silent',
    // `staff:test` decides without a call.
    `select distinct act from kernel.audit
     where actor like 'staff:%' and actor <> 'staff:test' and (address is null or request_id is null)`,
  );
  expect(silent).toEqual([]);
});
