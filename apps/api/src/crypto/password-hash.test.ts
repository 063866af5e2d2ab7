import { hash } from '@node-rs/argon2';
import { QueueFullError } from '../limits/queue-full-error';
import { checkPassword, hashPassword } from './password-hash';

it('checks a bounded number at once, refuses more, and goes on afterwards', async () => {
  // A check takes as much as the stored hash says.
  const stored = await hash('Passw0rd1', { memoryCost: 1024, timeCost: 1 });
  const outcomes = await Promise.allSettled(Array.from({ length: 400 }, () => checkPassword(stored, 'Passw0rd1')));
  const refused = outcomes.filter((one) => one.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(400 - 256);
  for (const { reason } of refused) expect(reason).toEqual(new QueueFullError('password', 2));
  expect(await checkPassword(await hashPassword('Passw0rd1'), 'Passw0rd2')).toBe(false);
  expect(await checkPassword(undefined, 'Passw0rd1')).toBe(false);
});

it('keeps of a password only a hash of its own, from which it cannot be read', async () => {
  const [one, other] = await Promise.all(['Passw0rd1', 'Passw0rd1'].map((password) => hashPassword(password)));
  expect(one).toMatch(/^\$argon2id\$/);
  expect(one).not.toBe(other);
  expect(one).not.toContain('Passw0rd1');
  expect(await checkPassword(one, 'Passw0rd1')).toBe(true);
});
