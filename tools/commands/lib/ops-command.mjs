import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { fail } from './fail.mjs';
import { callOps } from './ops-gateway.mjs';
import { forgetSession, login } from './ops-session.mjs';
import { addNote, audit, customers, notes } from './ops-customers.mjs';
import { APPROVALS, KINDS, RESOLUTIONS, usage } from './ops-usage.mjs';
import { table } from './table.mjs';
import { workspace } from './workspace.mjs';

const VERBS = { approve: '通过', refuse: '拒绝', pay: '标记已付款' };
const PART = ['未提交', '已通过', '审核中', '已拒绝', '已取消'];
const DIFFERENCE = ['', '待处理', '', '已处理'];
const PAYOUT = ['', '审核中', '付款中', '已付款', '已拒绝', '已取消'];

process.chdir(workspace);
if (existsSync('.env')) process.loadEnvFile('.env');
const { values, positionals } = readArguments();
const url = values.url ?? process.env.OPS_URL ?? 'http://localhost:8081';
const [command, ...rest] = positionals;
if (command === 'reviews' && rest.length === 0) await reviews();
else if (command === 'check' && rest.length === 0) runProgram('--check');
else if (command === 'login' && rest.length <= 1) await login(url, rest[0]);
else if (command === 'logout' && rest.length === 0) await logout();
else if (command === 'staff' && rest[0] === 'add' && rest.length === 2) addStaff(rest[1]);
else if (command === 'import' && rest.length === 2)
  runProgram('--import', ...rest, ...(values.apply ? ['--apply'] : []));
else if (command === 'reconcile' && rest.length === 0) await reconcile();
else if (command === 'stop' && rest.length === 1) await stop(rest[0]);
else if (command === 'customers' && rest.length === 1) await customers(url, rest[0], values.page);
else if (command === 'notes' && rest.length === 1) await notes(url, rest[0], values.page);
else if (command === 'note' && rest.length === 2) await addNote(url, ...rest);
else if (command === 'audit' && rest.length === 1) await audit(url, rest[0], values.page);
else if (command in VERBS && rest.length === 2 && KINDS.includes(rest[0])) await decide(command, ...rest);
else fail(usage);

/** Runs the gateway's program with the settings of this environment; no gateway needs to run. */
function runProgram(...args) {
  const program = 'dist/apps/api/main.mjs';
  if (!existsSync(program)) fail('缺少构建产物，请先运行 npx nx build api。');
  process.exitCode = spawnSync(process.execPath, [program, ...args], { stdio: 'inherit' }).status ?? 1;
}

/** Adds a staff member in the database of DATABASE_URL and prints the invitation. The first member is made so. */
function addStaff(email) {
  if (!values.name || !values.role) fail('须写明姓名与角色：--name 姓名 --role administrator');
  runProgram('--add-staff', email, values.name, values.role);
}

async function logout() {
  await callOps(url, 'POST', '/ops/session/end');
  forgetSession();
  console.log('已退出。');
}

/** Without a status: what waits in each queue that the member may read. */
async function reviews() {
  const { kind, status } = values;
  if (kind && !KINDS.includes(kind)) fail(`没有 ${kind} 这一类，可选：${KINDS.join('、')}`);
  const asked = status ? [{ kind, status }] : (await waitingQueues()).filter((queue) => !kind || queue.kind === kind);
  const pages = [];
  for (const queue of asked) {
    const query = new URLSearchParams({ pageNo: values.page ?? '1' });
    for (const name of ['kind', 'status']) if (queue[name]) query.set(name, String(queue[name]));
    pages.push({ ...queue, ...(await callOps(url, 'GET', `/ops/reviews?${query}`)) });
  }
  const found = pages.filter(({ total }) => total > 0);
  if (found.length === 0) return console.log(status ? '没有记录。' : '没有待办。');
  const rows = found.flatMap(({ list }) => list.map(rowOf));
  console.log(`${table([['类别', '编号', '客户', '状态', '提交时间（UTC）', '内容'], ...rows])}\n`);
  for (const { kind: name = '', total, pageNo, pageSize } of found)
    console.log(`${name} 共 ${total} 条，第 ${pageNo} / ${Math.ceil(total / pageSize)} 页`.trim());
}

async function waitingQueues() {
  const { list } = await callOps(url, 'GET', '/ops/home/queues');
  return list.filter(({ kind, open }) => KINDS.includes(kind) && open > 0);
}

function rowOf({ kind, id, customerNumber, status, createdAt, subject = {}, reason }) {
  return [
    kind,
    id,
    customerNumber,
    wordsOf(kind)[status] ?? String(status),
    // A decision on an identity names this time.
    kind === 'identity' ? createdAt : createdAt.slice(0, 16).replace('T', ' '),
    [...Object.values(subject), ...(reason ? [reason] : [])].join(' · '),
  ];
}

function wordsOf(kind) {
  if (kind === 'withdraw' || kind === 'coin') return PAYOUT;
  return kind === 'quarantine' || kind === 'stop' ? DIFFERENCE : PART;
}

async function decide(decision, kind, id) {
  const { reason, approval, tx, resolution, seen } = values;
  if (decision === 'refuse' && !reason) fail('拒绝须写明原因：--reason "……"');
  if (approval && !(kind === 'bank' && APPROVALS.includes(approval)))
    fail(`--approval 只用于 bank，可选：${APPROVALS.join('、')}`);
  if (tx && !(kind === 'coin' && decision === 'pay')) fail('--tx 只用于 pay coin。');
  if (kind === 'quarantine' && !RESOLUTIONS.includes(resolution))
    fail(`须写明处理方式：--resolution ${RESOLUTIONS.join('|')}`);
  if ((kind === 'identity') !== (seen !== undefined))
    fail(
      seen
        ? '--seen 只用于 identity。'
        : '须写明看到的资料的提交时间（reviews 列表中）：--seen 2026-01-02T03:04:05.678Z',
    );
  if (!values.yes) await confirm(`${VERBS[decision]} ${kind} ${id}${approval ? ` 的 ${approval}` : ''}？`);
  const body = {
    decision,
    ...(reason ? { reason } : {}),
    ...(approval ? { approval } : {}),
    ...(tx ? { txHash: tx } : {}),
    ...(resolution ? { resolution } : {}),
    ...(seen ? { createdAt: seen } : {}),
  };
  const decided = await callOps(url, 'POST', `/ops/reviews/${kind}/${encodeURIComponent(id)}`, body);
  if (wordsOf(kind) !== PART && decision === 'approve' && decided.status === 1)
    return console.log(`已记录：${kind} ${id} 还须另一位员工通过。`);
  console.log(`已${VERBS[decision]}：${kind} ${id}`);
}

async function stop(reason) {
  if (!values.yes) await confirm('暂停所有付款？解除须两位员工。');
  const { id } = await callOps(url, 'POST', '/ops/stop', { reason });
  console.log(`已暂停所有付款：stop ${id}`);
}

async function reconcile() {
  const { ok, breaks } = await callOps(url, 'POST', '/ops/reconcile');
  if (ok) return console.log('账目一致。');
  console.log(
    table([
      ['检查', '对象', '应为', '实为'],
      ...breaks.map((row) => [row.check, row.subject, row.expected, row.found]),
    ]),
  );
  fail(`对账发现 ${breaks.length} 处不一致。`);
}

async function confirm(question) {
  if (!process.stdin.isTTY) fail('不在终端里运行时须加 --yes 确认。');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  if (!/^(y|yes|是)$/i.test(answer.trim())) fail('已放弃，什么都没有改变。');
}

function readArguments() {
  const text = { type: 'string' };
  const options = {
    kind: text,
    status: text,
    page: text,
    reason: text,
    approval: text,
    tx: text,
    resolution: text,
    seen: text,
    name: text,
    role: text,
    url: text,
    yes: { type: 'boolean' },
    apply: { type: 'boolean' },
  };
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    return fail(`${error.message}\n\n${usage}`);
  }
}
