import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../env';

/** Creates the sandbox's key once and stores it in the data folder. SECRET_KEY takes precedence. */
export function sandboxSecret({ DATA_DIR, SECRET_KEY }: Pick<Env, 'DATA_DIR' | 'SECRET_KEY'>): string {
  if (SECRET_KEY) return SECRET_KEY;
  const file = join(DATA_DIR, 'secrets.json');
  mkdirSync(DATA_DIR, { recursive: true });
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { secret: string }).secret;
  } catch {
    const secret = randomBytes(32).toString('hex');
    writeFileSync(file, JSON.stringify({ secret }), { mode: 0o600 });
    return secret;
  }
}
