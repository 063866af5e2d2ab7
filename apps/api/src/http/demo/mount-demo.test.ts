import { calls, type CallSpec } from '@portal/contract';
import { Client, registerCustomer, submitIdentity, type TestCustomer } from '@portal/testkit';
import { refreshAnalysis } from '../../content/analysis/keep-analysis';
import { copyDemo } from '../../reports/copy-demo';
import { giveCode, payee, type Payee } from '../../testing/payouts';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';
import { demoAnswerTo, answeredByDemo } from './demo-answers';
import { demoNickname } from './demo-customer';

const ofAll: CallSpec[] = Object.values(calls).flatMap((table) => Object.values<CallSpec>(table));
const open = ofAll.filter(({ access }) => access === 'customer' || access === 'public');
const acts = open.filter((call) => demoAnswerTo(call) === undefined);
const reads = open.filter((call) => demoAnswerTo(call) !== undefined);

let test_: TestGateway;
let demo: Payee;
/** Invited by the demo customer. */
let other: TestCustomer;
let otherNumber: string;
let addressId: string;
let articleId: string;

const setNickname = (client: Client, nickname: string) =>
  client.ok(calls.customer.updatePersonInfo, { nickname, address: '示例路 1 号' });

beforeAll(async () => {
  // No review by itself: it would change tables while they are compared.
  test_ = await startTestGateway({ REVIEW: 'manual' });
  demo = await payee(test_);
  const address = {
    coin: 'USDT',
    chain: 'TRC20',
    address: 'TAVxuzbJiiEuMTx6Ff6RskCTLPgJfZZCbp',
    label: '钱包',
  } as const;
  const verifyCode = await giveCode(test_, demo, 'coinAddress');
  addressId = (await demo.client.ok(calls.coin.addOutCoinAddress, { ...address, verifyCode })).id;
  await refreshAnalysis(test_.gateway, ['EURUSD']);
  const notices = { id: test_.gateway.brand.content.category.notice };
  articleId = (await demo.client.ok(calls.content.moreTotal, notices)).list[0]!.id;
  const { code } = await demo.client.ok(calls.recommend.getInviteCode, {});
  other = await registerCustomer(test_.url, { inviteCode: code });
  await setNickname(demo.client, demoNickname);
  await submitIdentity(other.client, false);
  otherNumber = other.customerNumber;
  await copyDemo(test_.gateway, {});
}, 120_000);
afterAll(() => test_.stop());

const today = new Date(Date.now() + 28_800_000).toISOString().slice(0, 10);

/** Right values by the names of fields. */
const valuesFor = (id: string): Readonly<Record<string, unknown>> => ({
  ...{ id: demo.mt5Id, accountId: demo.mt5Id, gts2AccountId: demo.mt5Id, amount: '100.00', days: 30 },
  ...{
    startDate: '2026-01-01',
    endDate: today,
    month: today.slice(0, 7),
    date: today,
    symbol: 'EURUSD',
    symbols: 'EURUSD',
  },
  ...{
    brandCode: test_.gateway.brand.code,
    company: test_.gateway.brand.code,
    level: 'MIN',
    zone: 1,
    timeformat: 'iso',
  },
  ...{
    interval: 'H1',
    limit: 5,
    time: today,
    search: '入金',
    articleId: 'eurusd',
    addressId,
    random: '0123456789abcdef',
  },
  ...(id.startsWith('content.more') && { id: test_.gateway.brand.content.category.notice }),
  ...(id === 'content.getNews' && { id: articleId }),
  ...(id === 'deposit.depositDraftList' && { id: demo.customerNumber }),
});

/** A request at the demo's door, as a browser sends it that is signed in as nobody. */
function ask(call: CallSpec, client = new Client(test_.url), more: object = {}) {
  const known = { ...valuesFor(call.id), ...more };
  const given = (part: { properties?: object; required?: readonly string[] } | undefined) =>
    Object.fromEntries(
      Object.keys(part?.properties ?? {})
        .filter((name) => part?.required?.includes(name) || name in more)
        .map((name) => [name, known[name as keyof typeof known] ?? 'x']),
    );
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => String(known[name as keyof typeof known] ?? 'x'));
  const query = new URLSearchParams(given(call.query) as Record<string, string>).toString();
  return client.request<unknown>(`/demo${path}${query ? `?${query}` : ''}`, {
    method: call.method,
    headers: { 'content-type': 'application/json', 'idempotency-key': `demo-${Math.random()}` },
    ...(call.method === 'POST' && { body: JSON.stringify(given(call.body)) }),
  });
}

/** What each table holds, by its name. */
async function tables(): Promise<Map<string, string>> {
  const names = await test_.gateway.db.rows<{ name: string }>(
    'test.tables',
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const held = new Map<string, string>();
  for (const { name } of names) {
    const { found } = await test_.gateway.db.row<{ found: string }>(
      `test.table.${name}`,
      `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as found from ${name} t`,
    );
    held.set(name, found);
  }
  return held;
}

/** What the jobs of each minute write, and no call of a customer does. */
const ownTime = /^(graphile_worker\..*|ledger\.(chain|daily_sum|sum_cursor)|reports\.import_cursor)$/;

const changed = (before: Map<string, string>, after: Map<string, string>) =>
  [...after].filter(([name, held]) => before.get(name) !== held && !ownTime.test(name)).map(([name]) => name);

const failed = (before: Awaited<ReturnType<typeof ask>>) => [before.status, before.code, before.msg.slice(0, 80)];

it('knows no call that the contract does not have, and none that moves money or asks idle sessions', () => {
  const ids = new Set(open.map(({ id }) => id));
  expect(answeredByDemo.filter((id) => !ids.has(id as CallSpec['id']))).toEqual([]);
  expect(
    reads.filter(({ money, reauth, multipart, tellsPhone }) => money ?? reauth ?? multipart ?? tellsPhone),
  ).toEqual([]);
  expect([reads.length > 60, acts.length > 50]).toEqual([true, true]);
});

/** What changes something, or gives away what is not for everybody: a file, a number of a certificate, who a token is. */
const refused = [
  ...[
    'account.archiveMt5Account',
    'account.createMT5Account',
    'account.createMT5AccountWithToken',
    'account.giveUpCredit',
  ],
  ...[
    'account.linkMT5Account',
    'account.resetMT5Pwd',
    'account.stream',
    'account.upAccountLevel',
    'account.updateAccount',
  ],
  ...['coin.addOutCoinAddress', 'coin.cancelOutCoinProposal', 'coin.removeOutCoinAddress', 'coin.sendCoinMessage'],
  ...['coin.submitWithdrawCoinV2', 'common.file', 'common.uploadFile', 'content.calendarIcs'],
  ...[
    'customer.addFactor',
    'customer.agree',
    'customer.bindEmail',
    'customer.cancelClosing',
    'customer.cancelPhoneChange',
  ],
  ...['customer.changePhone', 'customer.checkPhone', 'customer.createAccount', 'customer.createAutoLoginToken'],
  ...[
    'customer.endSession',
    'customer.factorOptions',
    'customer.getResetPwdCaptcha',
    'customer.login',
    'customer.logout',
  ],
  ...['customer.notMe', 'customer.reauth', 'customer.removeFactor', 'customer.requestPhoneChange', 'customer.resetPwd'],
  ...['customer.sendOpenMessage', 'customer.sendPhoneCode', 'customer.tokenOwner', 'customer.updatePassWord'],
  ...['customer.updatePersonInfo', 'customer.validResetPwdCaptcha', 'customer.withdrawConsent'],
  ...['deposit.depositDraftCancel', 'deposit.egpaySuccess', 'deposit.submitData'],
  ...['identity.addBank', 'identity.addIdCard', 'identity.answerTask', 'identity.removeBank'],
  ...['message.addPushDevice', 'message.messageRead', 'message.removePushDevice', 'recommend.applyIntroducer'],
  ...['reports.certificatePdf', 'support.open', 'support.openAsVisitor', 'support.reply'],
  ...['transfer.addTransfer', 'transfer.mt5AddTransfer', 'withdraw.cancelWithdrawProposal', 'withdraw.withdrawSubmit'],
];

it('decides on every call of the contract: it is answered, or it is refused', () => {
  expect(acts.map(({ id }) => id as string).sort()).toEqual([...refused].sort());
});

it('answers every read without a session, refuses every act in the same words, and writes nothing', async () => {
  const before = await tables();
  for (const call of reads.filter(({ produces }) => produces !== 'text/event-stream')) {
    const visitor = new Client(test_.url);
    const answer = await ask(call, visitor);
    if (call.produces) expect([call.id, answer.status, answer.code]).toEqual([call.id, 200, '']);
    else expect([call.id, answer.code === 'OK' || failed(answer)]).toEqual([call.id, true]);
    expect([call.id, visitor.cookies.size]).toEqual([call.id, 0]);
  }
  for (const call of acts) {
    const answer = await ask(call);
    expect([call.id, answer.status, answer.code, answer.msg]).toEqual([
      call.id,
      200,
      'demo.readOnly',
      '示例账户只读，开户后即可操作',
    ]);
  }
  expect(changed(before, await tables())).toEqual([]);
});

it('refuses an act in place of a read: every call that reads when it is asked with nothing', async () => {
  const both = reads.filter((call) => demoAnswerTo(call) === 'bare');
  const withBody: Readonly<Record<string, object>> = {
    'customer.exportData': { password: demo.password },
    'customer.getBindEmail': { email: 'demo@qq.com', validate: '1234', random: 'x' },
    'customer.guardrails': { depositDay: '60.00' },
    'customer.recoveryCodes': { renew: true, code: '123456' },
    'customer.requestClosing': { password: demo.password },
    'identity.appropriateness': { confirm: true },
    'message.preferences': { 'deposit.paid': { mail: false } },
  };
  expect(Object.keys(withBody).sort()).toEqual(both.map(({ id }) => id).sort());
  const before = await tables();
  for (const call of both) {
    const answer = await new Client(test_.url).request(`/demo${call.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(withBody[call.id]),
    });
    expect([call.id, answer.code]).toEqual([call.id, 'demo.readOnly']);
  }
  expect(changed(before, await tables())).toEqual([]);
});

it('is the demo customer for everybody, also for who is signed in, and leaves the own session as it was', async () => {
  const { custInfo } = await other.client.ok(calls.account.queryAccountInfo, {});
  expect(custInfo.customerNumber).toBe(otherNumber);
  const before = await tables();
  const cookies = [...other.client.cookies];
  const shown = await ask(calls.account.queryAccountInfo, other.client);
  expect(shown.data).toMatchObject({ custInfo: { customerNumber: demo.customerNumber, nickname: demoNickname } });
  const wrong = new Client(test_.url);
  wrong.token = 'nobody';
  expect((await ask(calls.account.queryAccountInfo, wrong)).code).toBe('OK');
  expect([...other.client.cookies]).toEqual(cookies);
  expect(changed(before, await tables())).toEqual([]);
});

it('tells nothing of anybody else: not of whom the demo customer has invited, and not of who signs in', async () => {
  const own = await demo.client.ok(calls.recommend.getCustomerRelation, {});
  expect(own.list).toHaveLength(1);
  const secrets = [otherNumber, other.phone, other.phone.slice(-4), demo.phone, demo.client.address];
  for (const call of reads.filter(({ access, produces }) => access === 'customer' && !produces)) {
    const text = JSON.stringify((await ask(call)).data);
    const found = secrets.filter((secret) => text.includes(secret));
    // The masked phone of the demo customer ends in its own last digits, which may be those of the other.
    expect([call.id, found]).toEqual([call.id, []]);
  }
  // By the number of an account or a document of somebody else neither.
  const accounts = (await other.client.ok(calls.account.queryAccountInfo, {})).accounts.map(({ id }) => id);
  for (const id of accounts)
    for (const call of [calls.account.getAccountInfoAjax, calls.reports.explainBalance, calls.reports.statements]) {
      const answer = await ask(call, new Client(test_.url), { id, accountId: id });
      expect([call.id, answer.code]).not.toEqual([call.id, 'OK']);
    }
  const { code } = await ask(calls.deposit.depositDraftList, new Client(test_.url), { id: otherNumber });
  expect(code).not.toBe('OK');
});

it('has no call of staff, of the sandbox or of a channel, and no health', async () => {
  const paths = ofAll.filter(({ access }) => access === 'staff' || access === 'sandbox').map(({ path }) => path);
  for (const path of [...paths, '/pay/notify/egpay', '/healthz', '/readyz', '/config.json']) {
    const url = `/demo${path.replace(/:\w+/g, '1')}`;
    for (const method of ['GET', 'POST']) {
      const { status, code } = await new Client(test_.url).request(url, { method });
      expect([method, url, status, code === 'OK']).toEqual([method, url, 404, false]);
    }
  }
});

it('asks the database once for a thousand visitors, and lets caches keep what is read by GET', async () => {
  const rows = jest.spyOn(test_.gateway.db.pool, 'connect');
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => ask(calls.account.queryPendingOrders, new Client(test_.url))),
  );
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['OK']));
  // Without the cache each of them would take two.
  expect(rows.mock.calls.length).toBeLessThan(100);
  rows.mockRestore();
  expect(answers[0]?.headers.get('cache-control')).toBe('public, max-age=20');
  expect(answers[0]?.headers.get('vary')).toMatch(/\blang\b/i);
  expect((await ask(calls.deposit.queryDepositInfo)).headers.get('cache-control')).toBe('no-store');
  expect((await ask(calls.deposit.submitData)).headers.get('cache-control')).toBe('no-store');
});

it('counts the calls of an address as every call does', async () => {
  const strict = await startTestGateway({ RATE_PER_MINUTE: '3' }, test_.databaseUrl);
  const visitor = new Client(strict.url);
  const codes: string[] = [];
  for (let n = 0; n < 5; n++) codes.push((await ask(calls.account.queryAccountInfo, visitor)).code);
  await strict.stop();
  expect(codes).toEqual(['OK', 'OK', 'OK', 'RATE', 'RATE']);
});
