import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { boundedQueue } from '../limits/bounded-queue';

/** argon2id, 19 MiB, 2 passes (docs/rules.md, Passwords). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each check takes 19 MiB and some 20 ms of a core. Those that wait are checked within a few seconds. */
const queue = boundedQueue('password', { running: availableParallelism(), waiting: 256, retryAfter: 2 });

/** Throws QueueFullError. */
export const hashPassword = (password: string): Promise<string> => queue(() => hash(password, cost));

// Computed at start, so that a login of an unknown customer takes as long as one with a wrong password.
const decoy = hash('decoy', cost);

/** Whether the password matches the stored hash. Without a hash, takes the same time and returns false. Throws QueueFullError. */
export async function checkPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const known = stored ?? (await decoy);
  const fits = await queue(() => verify(known, password));
  return fits && typeof stored === 'string';
}
