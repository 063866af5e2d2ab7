import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../env';

interface Secrets {
  secret: string;
  staffKey: string;
}

/** The sandbox makes its secrets up once and keeps them in the data folder; settings of the environment win. */
export function sandboxSecrets({ DATA_DIR, SECRET_KEY, STAFF_KEY }: Env): Secrets {
  const file = join(DATA_DIR, 'secrets.json');
  mkdirSync(DATA_DIR, { recursive: true });
  let kept: Secrets;
  try {
    kept = JSON.parse(readFileSync(file, 'utf8')) as Secrets;
  } catch {
    kept = { secret: randomBytes(32).toString('hex'), staffKey: randomBytes(12).toString('base64url') };
    writeFileSync(file, JSON.stringify(kept), { mode: 0o600 });
  }
  return { secret: SECRET_KEY || kept.secret, staffKey: STAFF_KEY || kept.staffKey };
}
