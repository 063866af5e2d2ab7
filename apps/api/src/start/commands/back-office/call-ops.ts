import { CommandError, textOf, type Call } from '../command';
import { forgetSession, secondFactor, staffToken } from './session-file';

/** The address of the back office is an option of every command that calls it. */
export const urlOption = { url: { type: 'string' } } as const;
export const urlUsage = '--url http://localhost:8081   后台地址（或环境变量 OPS_URL）';

export const urlOf = ({ options, env }: Pick<Call, 'options' | 'env'>): string =>
  textOf(options, 'url') ?? env['OPS_URL'] ?? 'http://localhost:8081';

interface Envelope {
  code?: string;
  msg?: string;
  data?: unknown;
}

/**
 * Calls the back office and returns `data`. If it asks for the second factor, that is sent, and the call is repeated.
 * @throws CommandError with the gateway's error message
 */
export async function callOps<T>(call: Call, method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
  let answer = await send(call, method, path, body);
  if (answer.status === 401 && !call.env['STAFF_TOKEN']) {
    // A stored session may have ended. A sandbox starts another one.
    forgetSession(call);
    answer = await send(call, method, path, body);
  }
  const { status, envelope } = answer;
  if (status === 401) throw new CommandError('登录已失效：请重新运行 portal login。');
  if (envelope.code === 'STAFF_STEP_UP') {
    await callOps(call, 'POST', '/ops/session/step-up', { code: await secondFactor(call, urlOf(call)) });
    return callOps(call, method, path, body);
  }
  if (envelope.code !== 'OK') throw new CommandError(`${envelope.msg ?? '失败'}（${envelope.code}）`);
  return envelope.data as T;
}

async function send(call: Call, method: string, path: string, body: object | undefined) {
  const url = urlOf(call);
  const token = await staffToken(call, url);
  const response = await fetch(new URL(path, url), {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  }).catch((error: Error & { cause?: { code?: string } }) => {
    const reason = error.cause?.code ?? error.message;
    throw new CommandError(`连接不上 ${url}（${reason}）：请确认网关已启动，或用 --url 指定后台的地址。`);
  });
  const envelope = await response.json().catch(() => {
    throw new CommandError(`${url} 的回答看不懂（HTTP ${response.status}）：那里大概不是后台。`);
  });
  return { status: response.status, envelope: envelope as Envelope };
}
