import { hosts } from '../hosts';
import { captchaAnswer } from '../captcha';
import { newPhone, smsCode } from './ask-sandbox';

export interface NewCustomer {
  phone: string;
  password: string;
  /** The customer number. */
  username: string;
  /** Token of a phone app. No browser holds it. */
  appToken: string;
}

const ANDROID = 2;

async function post<T>(path: string, body: object, token?: string): Promise<T> {
  const response = await fetch(hosts.loopback + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', lang: 'zh_CN', ...(token && { token }) },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { code: string; msg: string; data: T };
  if (answer.code !== 'OK') throw new Error(`${path}: ${answer.code} ${answer.msg}`);
  return answer.data;
}

/** A customer registered over HTTP, as a phone app would. */
export async function newCustomer(): Promise<NewCustomer> {
  const [phone, password, random] = [newPhone(), 'abc12345', `e2e${Math.random().toString(36).slice(2)}`];
  const who = { signature: hosts.brand.signature, nationCode: hosts.brand.defaultPrefix, mobilePhone: phone };
  await fetch(`${hosts.loopback}/v2/user/captcha?random=${random}`);
  const validate = await captchaAnswer(random);
  await post('/v2/customer/sendOpenMessage', { ...who, validate, random });
  const verifyCode = await smsCode(phone);
  const { agreements } = await post<{ agreements: { id: string; for: string; version: string }[] }>(
    '/v2/common/getCommonConfig',
    {},
  );
  const { token, username } = await post<{ token: string; username: string }>('/v2/customer/createAccount', {
    ...who,
    verifyCode,
    password,
    platform: ANDROID,
    agreements: agreements.flatMap(({ id, version, ...text }) => (text.for === 'register' ? [{ id, version }] : [])),
  });
  return { phone, password, username, appToken: token };
}

/** A one-time token that signs one browser in within a minute. */
export async function autoLoginToken({ appToken }: NewCustomer): Promise<string> {
  return (await post<{ token: string }>('/v2/user/createAutoLoginToken', {}, appToken)).token;
}
