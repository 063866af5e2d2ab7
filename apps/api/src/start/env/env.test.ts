import type { EnvError } from '../../core/errors/env-error';
import { readEnv } from './env';

const linesOf = (settings: Record<string, string>): readonly string[] => {
  try {
    readEnv(settings);
    return [];
  } catch (error) {
    return (error as EnvError).lines;
  }
};

it('starts as a sandbox on this machine without any setting', () => {
  expect(readEnv({})).toMatchObject({ MODE: 'sandbox', HOST: '127.0.0.1', PORT: 8080, REVIEW: 'auto' });
});

it.each([
  ['PORT', '80800'],
  ['SECRET_KEY', 'f'.repeat(63)],
  ['DATABASE_URL', 'mysql://portal:hunter2@db/portal'],
  ['SITE_ORIGIN', 'www.broker.com'],
  ['SITE_ORIGIN', 'https://www.broker.com/'],
  ['COOKIE_DOMAIN', 'https://broker.com'],
  ['MT5_OFFSET_SECONDS', 'two'],
  ['MT5_SYMBOL_NAMES', 'XAU*=GOLD*'],
  ['MT5_TIME_ZONE', 'Europe/Atlantis'],
])('reports an invalid %s without its value', (name, value) => {
  const lines = linesOf({ [name]: value });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`环境变量 ${name} 的值无效`);
  expect(lines[0]).not.toContain(value);
});

it('requires both origins and the cookie domain, or none of them', () => {
  const all = {
    SITE_ORIGIN: 'https://www.broker.com',
    USER_CENTER_ORIGIN: 'https://user.broker.com:8443',
    COOKIE_DOMAIN: 'broker.com',
  };
  expect(linesOf(all)).toEqual([]);
  for (const name of Object.keys(all)) expect(linesOf({ ...all, [name]: '' })).toHaveLength(1);
});

it('refuses a sandbox reachable from other machines, and an unknown brand', () => {
  expect(linesOf({ HOST: '0.0.0.0' })).toEqual(['模拟环境只能监听本机：HOST=0.0.0.0']);
  expect(linesOf({ BRAND: 'nobody' })[0]).toContain('没有 BRAND 指定的品牌，可选：');
});

it('refuses the staff keys of earlier versions and explains how to create the first staff member', () => {
  expect(() => readEnv({ STAFF_KEY: 'a-secret-key' })).toThrow(/STAFF_KEY 已停用.*portal staff add/);
  expect(() => readEnv({ STAFF_KEY: 'a-secret-key' })).not.toThrow(/a-secret-key/);
});

it('sets the port of the back office to the one after the gateway’s port', () => {
  expect(readEnv({ PORT: '9000' }).STAFF_PORT).toBe(9001);
  expect(readEnv({ PORT: '0' }).STAFF_PORT).toBe(0);
  expect(readEnv({ PORT: '9000', STAFF_PORT: '7000' }).STAFF_PORT).toBe(7000);
});
