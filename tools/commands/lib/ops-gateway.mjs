import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from './fail.mjs';

/** Calls the gateway's /ops and returns `data`, or exits with the gateway's error message. */
export async function callOps(url, method, path, body) {
  const answer = await fetch(new URL(path, url), {
    method,
    headers: { authorization: `Bearer ${staffKey()}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(30_000),
  }).catch((error) =>
    fail(`连接不上 ${url}（${error.cause?.code ?? error.message}）：请确认网关已启动，或用 --url 指定地址。`),
  );
  if (answer.status === 401) fail('员工密钥不对：请检查 STAFF_KEY。');
  const envelope = await answer
    .json()
    .catch(() => fail(`${url} 的回答看不懂（HTTP ${answer.status}）：那里大概不是网关。`));
  if (envelope.code !== 'OK') fail(`${envelope.msg ?? '失败'}（${envelope.code}）`);
  return envelope.data;
}

/** STAFF_KEY is one key or a list of `name:key` pairs. Uses the first pair, unless STAFF_NAME selects another. */
function staffKey() {
  const setting = process.env.STAFF_KEY || sandboxKey();
  if (!setting) fail('没有员工密钥：请设置环境变量 STAFF_KEY。');
  const members = setting.split(',').map((entry) => entry.trim().split(':'));
  const requested = process.env.STAFF_NAME;
  const member = requested ? members.find(([name]) => name === requested) : members[0];
  return member?.at(-1) ?? fail(`STAFF_KEY 里没有 ${requested}。`);
}

function sandboxKey() {
  const file = join(process.env.DATA_DIR || 'data', 'secrets.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).staffKey : undefined;
}
