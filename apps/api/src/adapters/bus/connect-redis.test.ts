import { waitFor } from '@portal/testkit';
import { startRedis } from '../../testing/start-redis';
import { connectRedis } from './connect-redis';

it('rejects a command at once while Redis is away', async () => {
  const warn = jest.fn();
  const server = await startRedis();
  const redis = connectRedis(server.url, { warn });
  await waitFor(async () => redis.status === 'ready', 'the connection');
  await server.stop();
  await waitFor(async () => redis.status === 'reconnecting', 'the lost connection');
  await expect(redis.publish('topic', 'text')).rejects.toThrow('enableOfflineQueue');
  await waitFor(async () => warn.mock.calls.length > 0, 'a warning');
  expect(warn).toHaveBeenCalledWith({ code: 'ECONNREFUSED' }, 'Redis is not reached');
  redis.disconnect();
});
