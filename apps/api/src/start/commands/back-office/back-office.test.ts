import { office, ok, ops, useBackOffice } from '../testing/back-office';

useBackOffice();

it('lists pending reviews in columns that stay aligned after Chinese text', async () => {
  const row = { kind: 'bank', id: '7', customerNumber: '100001', status: 2, createdAt: '2026-01-02T03:04:05.000Z' };
  const list = [
    { ...row, subject: { holder: '张三' }, files: [] },
    { ...row, id: 'W20260102', kind: 'withdraw', status: 1, subject: { amount: '80.00' }, files: [], reason: '复核' },
  ];
  office.answer = ok({ list, pageNo: 1, pageSize: 15, total: 2 });
  const { code, out } = await ops(['reviews', '--kind', 'bank', '--status', '2']);
  expect(code).toBe(0);
  expect(office.asked).toEqual([
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
  office.reply = (path) => {
    if (path === '/ops/home/queues') return ok({ at: row.createdAt, list: queues });
    const query = new URL(path, office.url).searchParams;
    const total = query.get('kind') === 'bank' ? 1 : 16;
    return ok({ list: [{ ...row, kind: query.get('kind'), status: 2 }], pageNo: 1, pageSize: 15, total });
  };
  const { out } = await ops(['reviews']);
  expect(office.asked.map(({ path }) => path)).toEqual([
    '/ops/home/queues',
    '/ops/reviews?pageNo=1&kind=bank&status=2',
    '/ops/reviews?pageNo=1&kind=withdraw&status=2',
  ]);
  expect(out).toContain('bank 共 1 条，第 1 / 1 页\nwithdraw 共 16 条，第 1 / 2 页');
  office.asked = [];
  await ops(['reviews', '--kind', 'withdraw']);
  expect(office.asked.at(-1)?.path).toBe('/ops/reviews?pageNo=1&kind=withdraw&status=2');
  expect((await ops(['reviews', '--kind', 'phone'])).out.trim()).toBe('没有待办。');
});

it('sends a decision once it is confirmed', async () => {
  const { code, out } = await ops(['approve', 'bank', '7', '--approval', 'nameApproval', '--yes']);
  expect({ code, out: out.trim() }).toEqual({ code: 0, out: '已通过：bank 7' });
  expect(office.asked).toEqual([
    {
      method: 'POST',
      path: '/ops/bank-cards/7/approve',
      key: 'Bearer secret',
      body: '{"approval":"nameApproval"}',
    },
  ]);
});

it('names the submission of an identity that was seen', async () => {
  const createdAt = '2026-01-02T03:04:05.678Z';
  const row = { kind: 'identity', id: '7', customerNumber: '100001', status: 2, createdAt, subject: {}, files: [] };
  office.answer = ok({ list: [row], pageNo: 1, pageSize: 15, total: 1 });
  expect((await ops(['reviews', '--status', '2'])).out).toContain(createdAt);
  office.answer = ok({ status: 1 });
  expect((await ops(['approve', 'identity', '7', '--yes'])).error).toContain('--seen');
  expect((await ops(['approve', 'bank', '7', '--yes', '--seen', createdAt])).error).toContain('--seen');
  expect(office.asked).toHaveLength(1);
  expect((await ops(['approve', 'identity', '7', '--yes', '--seen', createdAt])).code).toBe(0);
  expect(office.asked[1]?.body).toBe(`{"createdAt":"${createdAt}"}`);
});

it('pays by the reference of the bank or the transaction of a chain, each where it belongs', async () => {
  office.answer = ok({ status: 3 });
  expect((await ops(['pay', 'withdraw', 'W/1', '--reference', 'ICBC-1', '--yes'])).code).toBe(0);
  expect((await ops(['pay', 'coin', 'C1', '--tx', '0xabc', '--yes'])).code).toBe(0);
  expect(office.asked).toMatchObject([
    { path: '/ops/withdrawals/W%2F1/pay', body: '{"reference":"ICBC-1"}' },
    { path: '/ops/coin-withdrawals/C1/pay', body: '{"txHash":"0xabc"}' },
  ]);
  for (const wrong of [
    ['pay', 'coin', 'C1', '--reference', 'ICBC-1'],
    ['approve', 'withdraw', 'W1', '--reference', 'ICBC-1'],
    ['pay', 'withdraw', 'W1', '--tx', '0xabc'],
    ['pay', 'bank', '7'],
    ['refuse', 'stop', '3', '--reason', 'x'],
  ])
    expect((await ops([...wrong, '--yes'])).code).toBe(1);
  expect(office.asked).toHaveLength(2);
});

it('reports that a large payout needs a second member', async () => {
  office.answer = ok({ status: 1 });
  expect((await ops(['approve', 'withdraw', 'W1', '--yes'])).out.trim()).toBe(
    '已记录：withdraw W1 还须另一位员工通过。',
  );
  office.answer = ok({ status: 2 });
  expect((await ops(['approve', 'withdraw', 'W1', '--yes'])).out.trim()).toBe('已通过：withdraw W1');
});

it('sends the transaction hash of a coin payout', async () => {
  office.answer = ok({ status: 3 });
  const { out } = await ops(['pay', 'coin', 'C1', '--tx', 'abc', '--yes']);
  expect(out.trim()).toBe('已标记已付款：coin C1');
  expect(office.asked[0]?.body).toBe('{"txHash":"abc"}');
});

it('finds customers, stores notes and shows the audit log', async () => {
  const at = '2026-01-02T03:04:05.000Z';
  const one = {
    customerNumber: '80010007',
    mobilePhone: '138****8000',
    chineseName: '王小明',
    cards: ['6222****1234'],
  };
  office.answer = ok({ list: [{ ...one, logins: ['5100017'], wallet: '9.00' }], pageNo: 1, pageSize: 15, total: 1 });
  const found = await ops(['customers', '138****8000']);
  expect(office.asked.at(-1)).toMatchObject({
    method: 'POST',
    path: '/ops/customers/find',
    body: '{"search":"138****8000","pageNo":1}',
  });
  expect(found.out).toContain('80010007  138****8000  王小明        6222****1234  5100017  9.00');
  office.answer = ok({ list: [{ at, staff: 'anna', text: '已核实' }], pageNo: 2, pageSize: 15, total: 16 });
  expect((await ops(['notes', '80010007', '--page', '2'])).out).toContain('2026-01-02 03:04  anna  已核实');
  office.answer = ok({ id: '1' });
  expect((await ops(['note', '80010007', '来电'])).out.trim()).toBe('已添加备注：80010007');
  expect(office.asked.at(-1)).toMatchObject({
    method: 'POST',
    path: '/ops/notes',
    body: '{"customerNumber":"80010007","text":"来电"}',
  });
  const entry = { at, actor: 'staff:anna', act: 'review.pay', before: '{"status":2}', after: '{"status":3}' };
  office.answer = ok({ list: [entry], pageNo: 1, pageSize: 15, total: 1 });
  expect((await ops(['audit', 'payout:W1'])).out).toContain('staff:anna  review.pay  {"status":2}  {"status":3}');
  office.answer = ok({ list: [], pageNo: 1, pageSize: 15, total: 0 });
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
  expect(office.asked).toEqual([]);
});

it('fails with the first breaks if the reconciliation finds any', async () => {
  office.answer = ok({
    ok: false,
    breaks: [{ check: 'balance', subject: '100001', expected: '10.00', found: '9.99' }],
  });
  const { code, out, error } = await ops(['reconcile']);
  expect(code).toBe(1);
  expect(out).toContain('balance  100001  10.00  9.99');
  expect(error.trim()).toBe('对账发现 1 处不一致。');
  office.answer = ok({ ok: true, breaks: [] });
  expect(await ops(['reconcile'])).toEqual({ code: 0, out: '账目一致。\n', error: '' });
});

it.each([
  [{ status: 401, body: '{"code":"STAFF","msg":"x"}' }, '登录已失效：请重新运行 portal login。'],
  [{ status: 200, body: '{"code":"staff.state","msg":"该审核项已有结果"}' }, '该审核项已有结果（staff.state）'],
  [{ status: 403, body: '{"code":"STAFF_STEP_UP","msg":"x"}' }, '该操作须再次验证身份：请在终端里运行'],
  [{ status: 502, body: '<html>' }, '看不懂（HTTP 502）'],
])('reports in one line what the gateway refused: %j', async (refusal, line) => {
  office.answer = refusal;
  const { code, error } = await ops(['pay', 'coin', 'C1', '--yes']);
  expect(code).toBe(1);
  expect(error).toContain(line);
  expect(error.trim().split('\n')).toHaveLength(1);
});

it('reports the address that does not office.answer', async () => {
  const { code, error } = await ops(['reconcile', '--url', 'http://127.0.0.1:9']);
  expect(code).toBe(1);
  expect(error).toContain('连接不上 http://127.0.0.1:9');
});

it('sends how a difference is resolved, and reports that it needs a second member', async () => {
  office.answer = ok({ status: 1 });
  const { out } = await ops(['approve', 'quarantine', '5', '--resolution', 'correct', '--yes']);
  expect(out.trim()).toBe('已记录：quarantine 5 还须另一位员工通过。');
  expect(office.asked).toMatchObject([{ path: '/ops/quarantines/5/resolve', body: '{"resolution":"correct"}' }]);
  expect((await ops(['approve', 'quarantine', '5', '--yes'])).error).toContain('--resolution import|correct|accept');
  expect(office.asked).toHaveLength(1);
});

it('stops all payouts', async () => {
  office.answer = ok({ id: '3' });
  expect((await ops(['stop', '演练', '--yes'])).out.trim()).toBe('已暂停所有付款：stop 3');
  expect(office.asked).toMatchObject([{ path: '/ops/stop', body: '{"reason":"演练"}' }]);
});

it('asks before a decision, and does nothing without a yes', async () => {
  office.typed = ['n'];
  expect(await ops(['pay', 'withdraw', 'W1'])).toMatchObject({ code: 1, error: '已放弃，什么都没有改变。\n' });
  expect(office.asked).toEqual([]);
  office.answer = ok({ status: 3 });
  office.typed = ['y'];
  expect(await ops(['pay', 'withdraw', 'W1'])).toMatchObject({ code: 0, out: '已标记已付款：withdraw W1\n' });
});
