/** A refusal of the gateway, or no answer from it. */
export class Refusal extends Error {
  constructor({ code = '', msg = '网络异常，请稍后重试', data }) {
    super(msg);
    this.code = code;
    this.fields = data?.fields ?? {};
  }
}

async function read(url, init) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000), ...init });
    return await response.json();
  } catch {
    throw new Refusal({});
  }
}

/** Asks the gateway and answers `data`; throws a Refusal otherwise. With a body it is a POST. */
export async function ask(url, body) {
  const headers = { 'content-type': 'application/json', lang: 'zh_CN' };
  const answer = await read(url, body && { method: 'POST', headers, body: JSON.stringify(body) });
  if (answer.code !== 'OK') throw new Refusal(answer);
  return answer.data;
}
