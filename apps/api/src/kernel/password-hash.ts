import { hash, verify } from '@node-rs/argon2';

/** argon2id, 19 MiB, 2 passes (decisions.md §4). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

// Made at start, so that an unknown customer costs the same time as a wrong password.
const decoy = hashPassword('decoy');

/** Whether the password fits; without a hash, takes the same time and says no. */
export async function checkPassword(kept: string | undefined, password: string): Promise<boolean> {
  const fits = await verify(kept ?? (await decoy), password);
  return fits && kept !== undefined;
}
