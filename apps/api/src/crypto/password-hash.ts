import { hash, verify } from '@node-rs/argon2';

/** argon2id, 19 MiB, 2 passes (decisions.md §4). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

// Computed at start, so that a login of an unknown customer takes as long as one with a wrong password.
const decoy = hashPassword('decoy');

/** Whether the password matches the stored hash. Without a hash, takes the same time and returns false. */
export async function checkPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const fits = await verify(stored ?? (await decoy), password);
  return fits && typeof stored === 'string';
}
