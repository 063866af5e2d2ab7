import { isProxyList } from './is-proxy-list';

it.each([
  '',
  'loopback',
  'loopback,uniquelocal',
  '10.0.0.1',
  '10.0.0.0/8',
  '10.0.0.1,192.168.0.0/16',
  'fd00::1',
  'fc00::/7',
])('accepts %j', (text) => expect(isProxyList(text)).toBe(true));

it.each([
  '*',
  'true',
  'false',
  '1',
  '0.0.0.0/0',
  '::/0',
  '0.0.0.0',
  '::',
  '128.0.0.0/1',
  'proxy.internal',
  '10.0.0.1/',
  '10.0.0.1/33',
  'loopback/8',
  'loopback,',
  '10.0.0.1 10.0.0.2',
])('refuses %j', (text) => expect(isProxyList(text)).toBe(false));
