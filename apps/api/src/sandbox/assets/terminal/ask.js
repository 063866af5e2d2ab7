/** A refusal of the gateway, or no answer from it. */
export class Refusal extends Error {
  constructor({ code = '', msg, data }) {
    super(msg);
    this.code = code;
    this.fields = data?.fields ?? {};
  }
}

/** What to tell of an error. The apps have failureFrom for it, which these files without a build cannot load. */
export const textOf = (error) => (error instanceof Refusal ? error.message : '页面出错，请刷新页面后重试');

async function read(url, init) {
  // Not AbortSignal.timeout, which iOS 15 does not have.
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), 10_000);
  try {
    const response = await fetch(url, { signal: limit.signal, ...init });
    return await response.json();
  } catch (cause) {
    if (limit.signal.aborted) throw new Refusal({ msg: '等待时间过长，请稍后重试' });
    // The gateway has answered, but no JSON.
    if (cause.name === 'SyntaxError') throw new Refusal({ msg: '系统繁忙，请稍后重试' });
    throw new Refusal({ msg: '网络异常，请稍后重试' });
  } finally {
    clearTimeout(timer);
  }
}

/** Asks the gateway and answers `data`; throws a Refusal otherwise. With a body it is a POST. */
export async function ask(url, body) {
  const headers = { 'content-type': 'application/json', lang: 'zh_CN' };
  const answer = await read(url, body && { method: 'POST', headers, body: JSON.stringify(body) });
  if (answer.code !== 'OK') throw new Refusal(answer);
  return answer.data;
}
