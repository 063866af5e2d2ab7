import type { Ask } from './ask';
import { checkRefusal } from './check-answer';

const nobody = { username: '19900000000', password: 'Wrong1234', platform: 1 };
const anyCall = { errors: [] };
const login = { errors: ['customer.credentials', 'customer.loginWait', 'CAPTCHA', 'customer.captcha'] as const };

/** Checks the gateway as a whole: unknown routes, malformed bodies, other media types, wrong credentials. */
export async function checkGateway(ask: Ask): Promise<string[]> {
  const unknown = await ask('POST', '/v2/no/such/call', { body: '{}' });
  const broken = await ask('POST', '/v2/user/login', { body: '{' });
  const media = await ask('POST', '/v2/user/login', { body: 'a', headers: { 'content-type': 'text/x-nothing' } });
  const wrong = await ask('POST', '/v2/user/login', { body: JSON.stringify(nobody) });
  return [
    ...checkRefusal(anyCall, 'an unknown route', unknown, ['NOT_FOUND']),
    ...(unknown.status === 404 ? [] : [`an unknown route: status ${unknown.status}, not 404`]),
    ...checkRefusal(anyCall, 'a broken body', broken, ['PARAM']),
    ...checkRefusal(anyCall, 'another media type', media, ['MEDIA', 'PARAM']),
    ...checkRefusal(login, 'wrong credentials', wrong, login.errors),
  ];
}
