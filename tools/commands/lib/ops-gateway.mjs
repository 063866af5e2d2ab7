import { fail } from './fail.mjs';
import { forgetSession, secondFactor, staffToken } from './ops-session.mjs';

/**
 * Calls the back office and returns `data`, or exits with the gateway's error message. If the gateway asks for the second factor,
 * it is sent, and the call is repeated.
 */
export async function callOps(url, method, path, body) {
  const { status, envelope } = await send(url, method, path, body).then(
    // A stored session may have ended. A sandbox starts another one.
    (answer) => (answer.status === 401 && !process.env.STAFF_TOKEN ? again(url, method, path, body) : answer),
  );
  if (status === 401) fail('登录已失效：请重新运行 npm run ops -- login。');
  if (envelope.code === 'STAFF_STEP_UP') {
    await callOps(url, 'POST', '/ops/session/step-up', { code: await secondFactor(url) });
    return callOps(url, method, path, body);
  }
  if (envelope.code !== 'OK') fail(`${envelope.msg ?? '失败'}（${envelope.code}）`);
  return envelope.data;
}

function again(...call) {
  forgetSession();
  return send(...call);
}

async function send(url, method, path, body) {
  const headers = {
    authorization: `Bearer ${await staffToken(url)}`,
    ...(body ? { 'content-type': 'application/json' } : {}),
  };
  const response = await fetch(new URL(path, url), {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(30_000),
  }).catch((error) =>
    fail(`连接不上 ${url}（${error.cause?.code ?? error.message}）：请确认网关已启动，或用 --url 指定后台的地址。`),
  );
  const envelope = await response
    .json()
    .catch(() => fail(`${url} 的回答看不懂（HTTP ${response.status}）：那里大概不是后台。`));
  return { status: response.status, envelope };
}
