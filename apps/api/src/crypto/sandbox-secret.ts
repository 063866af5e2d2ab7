import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { secretOf } from './key-ring';

/** Creates the sandbox's key once and stores it in the data folder. The settings take precedence. */
export function sandboxSecret(env: { DATA_DIR: string; SECRET_KEY: string; SECRET_KEYS: string }): string {
  const { DATA_DIR } = env;
  const given = secretOf(env);
  if (given) return given;
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
