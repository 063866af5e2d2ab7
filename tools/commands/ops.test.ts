import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A simulated gateway that records requests and returns the configured response. */
let server: Server;
let url: string;
let asked: { method: string; path: string; key: string; body: string }[];
let answer: { status: number; body: string };
/** Answers by the request; without it every request gets `answer`. */
let reply: ((path: string, key: string) => { status: number; body: string }) | undefined;

const ok = (data: unknown): { status: number; body: string } => ({
  status: 200,
  body: JSON.stringify({ code: 'OK', msg: '', data }),
});

beforeEach(async () => {
  asked = [];
  answer = ok(null);
  reply = undefined;
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request;
      asked.push({ method, path, key: headers.authorization ?? '', body: Buffer.concat(chunks).toString() });
      const { status, body } = reply?.(path, headers.authorization ?? '') ?? answer;
      response.writeHead(status).end(body);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => server.close());

async function ops(
  args: string[],
  env: Record<string, string> = {},
): Promise<{ code: number; out: string; error: string }> {
  const child = spawn(process.execPath, [join(__dirname, 'ops.mjs'), ...args], {
    env: { PATH: process.env['PATH'], OPS_URL: url, STAFF_TOKEN: 'secret', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let error = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (error += chunk.toString()));
  const [code] = await once(child, 'close');
  return { code: Number(code), out, error };
}

it('lists pending reviews in columns that stay aligned after Chinese text', async () => {
  const row = { kind: 'bank', id: '7', customerNumber: '100001', status: 2, createdAt: '2026-01-02T03:04:05.000Z' };
  const list = [
    { ...row, subject: { holder: '张三' }, files: [] },
    { ...row, id: 'W20260102', kind: 'withdraw', status: 1, subject: { amount: '80.00' }, files: [], reason: '复核' },
  ];
  answer = ok({ list, pageNo: 1, pageSize: 15, total: 2 });
  const { code, out } = await ops(['reviews', '--kind', 'bank', '--status', '2']);
  expect(code).toBe(0);
  expect(asked).toEqual([
    { method: 'GET', path: '/ops/reviews?pageNo=1&kind=bank&status=2', key: 'Bearer secret', body: '' },
  ]);
  expect(out).toContain('bank      7          100001  审核中  2026-01-02 03:04  张三');
  expect(out).toContain('withdraw  W20260102  100001  审核中  2026-01-02 03:04  80.00 · 复核');
  expect(out).toContain('共 2 条，第 1 / 1 页');
});

it('lists what waits in each queue that the member may read, and nothing that is decided', async () => {
  const queues = [
    { kind: 'bank', status: 2, open: 1 },
    { kind: 'phone', status: 2, open: 0 },
    { kind: 'withdraw', status: 2, open: 16 },
    { kind: 'deposit', open: 3 },
  ];
  const row = { id: '7', customerNumber: '100001', createdAt: '2026-01-02T03:04:05.000Z', subject: {}, files: [] };
  reply = (path) => {
    if (path === '/ops/home/queues') return ok({ at: row.createdAt, list: queues });
    const query = new URL(path, url).searchParams;
    const total = query.get('kind') === 'bank' ? 1 : 16;
    return ok({ list: [{ ...row, kind: query.get('kind'), status: 2 }], pageNo: 1, pageSize: 15, total });
  };
  const { out } = await ops(['reviews']);
  expect(asked.map(({ path }) => path)).toEqual([
    '/ops/home/queues',
    '/ops/reviews?pageNo=1&kind=bank&status=2',
    '/ops/reviews?pageNo=1&kind=withdraw&status=2',
  ]);
  expect(out).toContain('bank 共 1 条，第 1 / 1 页\nwithdraw 共 16 条，第 1 / 2 页');
  asked = [];
  await ops(['reviews', '--kind', 'withdraw']);
  expect(asked.at(-1)?.path).toBe('/ops/reviews?pageNo=1&kind=withdraw&status=2');
  expect((await ops(['reviews', '--kind', 'phone'])).out.trim()).toBe('没有待办。');
});

it('sends a decision once it is confirmed', async () => {
  const { code, out } = await ops(['approve', 'bank', '7', '--approval', 'nameApproval', '--yes']);
  expect({ code, out: out.trim() }).toEqual({ code: 0, out: '已通过：bank 7' });
  expect(asked).toEqual([
    {
      method: 'POST',
      path: '/ops/reviews/bank/7',
      key: 'Bearer secret',
      body: '{"decision":"approve","approval":"nameApproval"}',
    },
  ]);
});

it('names the submission of an identity that was seen', async () => {
  const createdAt = '2026-01-02T03:04:05.678Z';
  const row = { kind: 'identity', id: '7', customerNumber: '100001', status: 2, createdAt, subject: {}, files: [] };
  answer = ok({ list: [row], pageNo: 1, pageSize: 15, total: 1 });
  expect((await ops(['reviews', '--status', '2'])).out).toContain(createdAt);
  answer = ok({ status: 1 });
  expect((await ops(['approve', 'identity', '7', '--yes'])).error).toContain('--seen');
  expect((await ops(['approve', 'bank', '7', '--yes', '--seen', createdAt])).error).toContain('--seen');
  expect(asked).toHaveLength(1);
  expect((await ops(['approve', 'identity', '7', '--yes', '--seen', createdAt])).code).toBe(0);
  expect(asked[1]?.body).toBe(`{"decision":"approve","createdAt":"${createdAt}"}`);
});

it('reports that a large payout needs a second member', async () => {
  answer = ok({ status: 1 });
  expect((await ops(['approve', 'withdraw', 'W1', '--yes'])).out.trim()).toBe(
    '已记录：withdraw W1 还须另一位员工通过。',
  );
  answer = ok({ status: 2 });
  expect((await ops(['approve', 'withdraw', 'W1', '--yes'])).out.trim()).toBe('已通过：withdraw W1');
});

it('sends the transaction hash of a coin payout', async () => {
  answer = ok({ status: 3 });
  const { out } = await ops(['pay', 'coin', 'C1', '--tx', 'abc', '--yes']);
  expect(out.trim()).toBe('已标记已付款：coin C1');
  expect(asked[0]?.body).toBe('{"decision":"pay","txHash":"abc"}');
});

it('finds customers, stores notes and shows the audit log', async () => {
  const at = '2026-01-02T03:04:05.000Z';
  const one = {
    customerNumber: '80010007',
    mobilePhone: '138****8000',
    chineseName: '王小明',
    cards: ['6222****1234'],
  };
  answer = ok({ list: [{ ...one, logins: ['5100017'], wallet: '9.00' }], pageNo: 1, pageSize: 15, total: 1 });
  const found = await ops(['customers', '138****8000']);
  expect(asked.at(-1)).toMatchObject({
    method: 'POST',
    path: '/ops/customers/find',
    body: '{"search":"138****8000","pageNo":1}',
  });
  expect(found.out).toContain('80010007  138****8000  王小明        6222****1234  5100017  9.00');
  answer = ok({ list: [{ at, staff: 'anna', text: '已核实' }], pageNo: 2, pageSize: 15, total: 16 });
  expect((await ops(['notes', '80010007', '--page', '2'])).out).toContain('2026-01-02 03:04  anna  已核实');
  answer = ok({ id: '1' });
  expect((await ops(['note', '80010007', '来电'])).out.trim()).toBe('已添加备注：80010007');
  expect(asked.at(-1)).toMatchObject({
    method: 'POST',
    path: '/ops/notes',
    body: '{"customerNumber":"80010007","text":"来电"}',
  });
  const entry = { at, actor: 'staff:anna', act: 'review.pay', before: '{"status":2}', after: '{"status":3}' };
  answer = ok({ list: [entry], pageNo: 1, pageSize: 15, total: 1 });
  expect((await ops(['audit', 'payout:W1'])).out).toContain('staff:anna  review.pay  {"status":2}  {"status":3}');
  answer = ok({ list: [], pageNo: 1, pageSize: 15, total: 0 });
  expect((await ops(['audit', 'payout:W2'])).out.trim()).toBe('没有操作记录。');
});

it.each([
  ['no command', [], '用法'],
  ['an unknown command', ['delete', 'bank', '7'], '用法'],
  ['an unknown option', ['reviews', '--all'], '用法'],
  ['an unknown kind', ['reviews', '--kind', 'cash'], '没有 cash 这一类'],
  ['a decision on an unknown kind', ['approve', 'cash', '7'], '用法'],
  ['a refusal without a reason', ['refuse', 'bank', '7', '--yes'], '拒绝须写明原因'],
  ['an approval of something else', ['approve', 'coin', '7', '--approval', 'nameApproval', '--yes'], '只用于 bank'],
  ['a hash of what has none', ['pay', 'withdraw', 'W1', '--tx', 'abc', '--yes'], '只用于 pay coin'],
  ['a note without a text', ['note', '80010007'], '用法'],
  ['a decision nobody confirmed', ['pay', 'withdraw', 'W1'], '须加 --yes'],
])('refuses %s before anything is sent', async (_what, args, line) => {
  const { code, error } = await ops(args);
  expect(code).toBe(1);
  expect(error).toContain(line);
  expect(asked).toEqual([]);
});

describe('without STAFF_TOKEN', () => {
  const folders: string[] = [];
  const folder = () => {
    const made = mkdtempSync(join(tmpdir(), 'ops-'));
    folders.push(made);
    return made;
  };
  afterAll(() => folders.forEach((path) => rmSync(path, { recursive: true })));

  /** A sandbox: its back office signs the demo staff in and accepts `token`. */
  const sandbox = (token: string) => (path: string, key: string) => {
    if (path.startsWith('/sandbox/staff-code')) return ok({ code: '123456', waitSeconds: 0 });
    if (path === '/ops/session/password') return ok({ ticket: 't' });
    if (path === '/ops/session/factor') return ok({ token });
    return key === `Bearer ${token}`
      ? ok({ ok: true, breaks: [] })
      : { status: 401, body: '{"code":"STAFF","msg":"x"}' };
  };

  it('signs a demo member of the sandbox in once, and again when the session has ended', async () => {
    const env = { STAFF_TOKEN: '', DATA_DIR: folder() };
    reply = sandbox('first');
    expect((await ops(['reconcile'], env)).out).toBe('账目一致。\n');
    expect(asked.find(({ path }) => path === '/ops/session/password')?.body).toContain('anna@staff.localhost');
    asked = [];
    expect((await ops(['reconcile'], env)).out).toBe('账目一致。\n');
    expect(asked.map(({ path }) => path)).toEqual(['/ops/reconcile']);
    reply = sandbox('second');
    expect((await ops(['reconcile'], env)).out).toBe('账目一致。\n');
    expect(statSync(join(env.DATA_DIR, 'ops-session')).mode & 0o777).toBe(0o600);
  });

  it('signs in the member of STAFF_NAME with a separate session', async () => {
    const env = { STAFF_TOKEN: '', DATA_DIR: folder(), STAFF_NAME: 'bowen' };
    reply = sandbox('bowens');
    await ops(['reconcile'], env);
    expect(asked.find(({ path }) => path === '/ops/session/password')?.body).toContain('bowen@staff.localhost');
    expect(existsSync(join(env.DATA_DIR, 'ops-session-bowen'))).toBe(true);
  });

  it('shows the second factor again where an act needs it, and repeats the act', async () => {
    const env = { STAFF_TOKEN: '', DATA_DIR: folder() };
    let steppedUp = false;
    reply = (path, key) => {
      if (path === '/ops/session/step-up') steppedUp = true;
      if (path === '/ops/reviews/withdraw/W1' && !steppedUp) return { status: 403, body: '{"code":"STAFF_STEP_UP"}' };
      return path.startsWith('/ops/reviews') ? ok({ status: 3 }) : sandbox('first')(path, key);
    };
    expect(await ops(['pay', 'withdraw', 'W1', '--yes'], env)).toMatchObject({ code: 0, error: '' });
    expect(asked.slice(-2)).toMatchObject([
      { path: '/ops/session/step-up', body: '{"code":"123456"}' },
      { path: '/ops/reviews/withdraw/W1', body: '{"decision":"pay"}' },
    ]);
  });

  it('requires a sign-in if there is no sandbox', async () => {
    reply = () => ({ status: 404, body: '{"code":"NOT_FOUND"}' });
    const { code, error } = await ops(['reconcile'], { STAFF_TOKEN: '', DATA_DIR: folder() });
    expect({ code, error: error.trim() }).toEqual({ code: 1, error: '尚未登录：请先运行 npm run ops -- login。' });
  });
});

it('fails with the first breaks if the reconciliation finds any', async () => {
  answer = ok({ ok: false, breaks: [{ check: 'balance', subject: '100001', expected: '10.00', found: '9.99' }] });
  const { code, out, error } = await ops(['reconcile']);
  expect(code).toBe(1);
  expect(out).toContain('balance  100001  10.00  9.99');
  expect(error.trim()).toBe('对账发现 1 处不一致。');
  answer = ok({ ok: true, breaks: [] });
  expect(await ops(['reconcile'])).toEqual({ code: 0, out: '账目一致。\n', error: '' });
});

it.each([
  [{ status: 401, body: '{"code":"STAFF","msg":"x"}' }, '登录已失效：请重新运行 npm run ops -- login。'],
  [{ status: 200, body: '{"code":"staff.state","msg":"该审核项已有结果"}' }, '该审核项已有结果（staff.state）'],
  [{ status: 403, body: '{"code":"STAFF_STEP_UP","msg":"x"}' }, '该操作须再次验证身份：请在终端里运行'],
  [{ status: 502, body: '<html>' }, '看不懂（HTTP 502）'],
])('reports in one line what the gateway refused: %j', async (refusal, line) => {
  answer = refusal;
  const { code, error } = await ops(['pay', 'coin', 'C1', '--yes']);
  expect(code).toBe(1);
  expect(error).toContain(line);
  expect(error.trim().split('\n')).toHaveLength(1);
});

it('reports the address that does not answer', async () => {
  const { code, error } = await ops(['reconcile', '--url', 'http://127.0.0.1:9']);
  expect(code).toBe(1);
  expect(error).toContain('连接不上 http://127.0.0.1:9');
});

it('sends how a difference is resolved, and reports that it needs a second member', async () => {
  answer = ok({ status: 1 });
  const { out } = await ops(['approve', 'quarantine', '5', '--resolution', 'correct', '--yes']);
  expect(out.trim()).toBe('已记录：quarantine 5 还须另一位员工通过。');
  expect(asked).toMatchObject([
    { path: '/ops/reviews/quarantine/5', body: '{"decision":"approve","resolution":"correct"}' },
  ]);
  expect((await ops(['approve', 'quarantine', '5', '--yes'])).error).toContain('--resolution import|correct|accept');
  expect(asked).toHaveLength(1);
});

it('stops all payouts', async () => {
  answer = ok({ id: '3' });
  expect((await ops(['stop', '演练', '--yes'])).out.trim()).toBe('已暂停所有付款：stop 3');
  expect(asked).toMatchObject([{ path: '/ops/stop', body: '{"reason":"演练"}' }]);
});
