import { setImmediate as turn } from 'node:timers/promises';
import { watchRejections, type Rejections } from './watch-rejections';

let rejections: Rejections;
// Jest fails a test at every unhandled rejection. Here they are what is tested.
const ofJest = process.listeners('unhandledRejection');
beforeEach(() => {
  process.removeAllListeners('unhandledRejection');
  rejections = watchRejections();
});
afterEach(() => {
  rejections.stop();
  for (const listener of ofJest) process.on('unhandledRejection', listener);
});

it('counts a rejection that nobody hears, logs it with its cause, and lets the process go on', async () => {
  const log = { error: jest.fn() };
  const early = new Error('before there was a log');
  void Promise.reject(early);
  await turn();
  rejections.logTo(log);
  const late = new Error('no answer', { cause: new Error('ECONNREFUSED') });
  void Promise.reject(late);
  await turn();
  expect(rejections.count).toBe(2);
  expect(log.error.mock.calls).toEqual([
    [{ err: early }, 'unhandled rejection'],
    [{ err: late }, 'unhandled rejection'],
  ]);
});

it('counts no rejection that is heard', async () => {
  await Promise.reject(new Error('heard')).catch(() => undefined);
  await turn();
  expect(rejections.count).toBe(0);
});
