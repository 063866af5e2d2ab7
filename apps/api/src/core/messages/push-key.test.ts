import { inspectEnv } from '../../start/env/env';
import { pushSettings } from '../../testing/push';
import { isPushOn } from './push-key';

const faultsOf = (settings: Record<string, string>) => inspectEnv(settings).faults;

it('is off without keys, and on with a pair', () => {
  expect([isPushOn(inspectEnv({}).env), faultsOf({})]).toEqual([false, []]);
  expect([isPushOn(inspectEnv(pushSettings).env), faultsOf(pushSettings)]).toEqual([true, []]);
});

it.each([
  ['a part of them', { VAPID_SUBJECT: '' }, /必须同时设置/],
  ['another public key', { VAPID_PUBLIC_KEY: `B${'A'.repeat(86)}` }, /不是一对：请填入 npx web-push/],
  ['a private key that is none', { VAPID_PRIVATE_KEY: 'A'.repeat(43) }, /不是一对/],
  ['a key of another length', { VAPID_PRIVATE_KEY: 'abc' }, /VAPID_PRIVATE_KEY 的值无效：须为npx web-push/],
  ['a subject that nobody can write to', { VAPID_SUBJECT: 'ops' }, /VAPID_SUBJECT 的值无效：须为以 mailto:/],
])('names %s, without its value', (_what, change: Record<string, string>, line) => {
  const faults = faultsOf({ ...pushSettings, ...change });
  expect(faults.join('\n')).toMatch(line);
  for (const value of [pushSettings.VAPID_PRIVATE_KEY, ...Object.values(change)])
    if (value.length > 5) expect(faults.join('\n')).not.toContain(value);
});
