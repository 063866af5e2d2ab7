import { conform, type Fetch } from '@portal/contract/conformance';
import { registerCustomer } from '@portal/testkit';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

let gateway: TestGateway;
let session: Record<string, string>;
beforeAll(async () => {
  gateway = await startTestGateway();
  const { client } = await registerCustomer(gateway.url);
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  session = { token: client.token ?? '', cookie };
});
afterAll(() => gateway.stop());

const run = (through: Fetch = fetch) =>
  conform({ base: gateway.url, staffBase: gateway.staffUrl, fetch: through, session });

/** Our gateway, with faults injected into its responses. */
const spoilt =
  (spoil: (path: string, text: string) => string | undefined, status?: (code: number) => number): Fetch =>
  async (url, init) => {
    const answer = await fetch(url, init);
    const text = await answer.text();
    return {
      status: status?.(answer.status) ?? answer.status,
      headers: answer.headers,
      text: async () => spoil(new URL(url).pathname, text) ?? text,
    };
  };

const broken = async (through: Fetch) =>
  (await run(through)).filter(({ problems }) => problems.length > 0).map(({ id }) => id);

test('every call of our own gateway conforms', async () => {
  const findings = await run();
  expect(findings.filter(({ problems }) => problems.length > 0)).toEqual([]);
  expect(findings.filter(({ skipped }) => !skipped).length).toBeGreaterThan(80);
});

test.each<[string, Fetch, string]>([
  ['answers without data', spoilt((_path, text) => text.replace('"data"', '"daten"')), 'common.getCommonConfig'],
  [
    'answers a word where a number stood',
    spoilt((_p, text) => text.replace(/:\d+([,}])/g, ':"x"$1')),
    'account.queryAccountInfo',
  ],
  ['lets anybody in', spoilt((_p, text) => text.replace('"code":"4"', '"code":"OK"')), 'account.queryAccountInfo'],
  [
    'checks the arguments before the session',
    spoilt((_p, text) => text.replace('"code":"4"', '"code":"PARAM"')),
    'deposit.egpaySuccess',
  ],
  [
    'answers an undeclared code',
    spoilt((_p, text) => text.replace('"code":"PARAM"', '"code":"BAD"')),
    'customer.login',
  ],
  ['says nothing of what is wrong', spoilt((_p, text) => text.replace(/"msg":"[^"]*"/, '"msg":""')), 'customer.login'],
  [
    'answers 500',
    spoilt(
      (_p, text) => text,
      () => 500,
    ),
    'gateway',
  ],
])('a gateway that %s is reported', async (_what, through, id) => {
  expect(await broken(through)).toContain(id);
});
