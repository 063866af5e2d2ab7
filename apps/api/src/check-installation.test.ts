import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startMt5Simulator } from './adapters/trading/testing/mt5-simulator';
import { checkInstallation } from './check-installation';
import { readEnv } from './env';
import { startRedis } from './testing/start-redis';
import { newDatabase } from './testing/test-database';

async function startChannel() {
  const server = createServer((_, response) => response.writeHead(405).end()).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

const failed = async (settings: Record<string, string>) =>
  (await checkInstallation(readEnv({ MODE: 'production', ...settings })))
    .filter(({ ok }) => !ok)
    .map(({ text }) => text);

it('connects to each service, and names an unreachable one and the cause, without its address', async () => {
  const [channel, platform, redis] = [await startChannel(), await startMt5Simulator(), await startRedis()];
  const reachable = {
    EGPAY_URL: channel.url,
    SMS_URL: channel.url,
    FEED_URL: channel.url,
    DATABASE_URL: await newDatabase(),
    MT5_URL: platform.url,
    MT5_LOGIN: platform.login,
    MT5_PASSWORD: platform.password,
    REDIS_URL: redis.url,
  };
  expect((await failed(reachable)).filter((text) => text.includes('无法连接'))).toEqual([]);

  channel.close();
  await Promise.all([platform.close(), redis.stop()]);
  const faults = await failed({ ...reachable, DATABASE_URL: 'postgres://portal:hidden-password@127.0.0.1:1/portal' });
  expect(faults.filter((text) => text.includes('无法连接'))).toEqual([
    '数据库无法连接（ECONNREFUSED）',
    'Redis 无法连接（ECONNREFUSED）',
    expect.stringMatching(/^MT5 平台无法连接（\w+）$/),
    '支付渠道无法连接（ECONNREFUSED）',
    '短信通道无法连接（ECONNREFUSED）',
    '行情源无法连接（ECONNREFUSED）',
  ]);
  expect(faults.join('\n')).not.toContain('hidden-password');
}, 60_000);

it('compares the groups of the brand with the groups whose records are imported', async () => {
  const groups = (await failed({ MT5_GROUPS: 'real\\MIN-*,real\\STD-*,real\\DIA-USD' })).filter((text) =>
    text.startsWith('MT5_GROUPS'),
  );
  expect(groups).toEqual(['MT5_GROUPS 没有包含 CNH DIA 级别的组 real\\DIA-CNH，它的成交不会导入']);
});

it('compares the clock with that of the platform', async () => {
  const platform = await startMt5Simulator({ offset: 7_208 });
  const settings = { MT5_URL: platform.url, MT5_LOGIN: platform.login, MT5_PASSWORD: platform.password };
  expect(await failed(settings)).toContainEqual(expect.stringMatching(/^本机与 MT5 平台的时钟相差 [789] 秒$/));
  await platform.close();
});
