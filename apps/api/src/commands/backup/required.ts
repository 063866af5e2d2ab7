import { EnvError, readEnv, type Env } from '../../env';
import type { Call } from '../command';

/** The settings, of which these are given. @throws EnvError naming each that is missing */
export function required({ env: source }: Pick<Call, 'env'>, ...more: 'BACKUP_RECIPIENT'[]): Env {
  const env = readEnv(source);
  const missing = (['DATABASE_URL', 'SECRET_KEY', ...more] as const).filter((name) => env[name] === '');
  if (missing.length > 0) throw new EnvError(missing.map((name) => `缺少环境变量 ${name}`));
  return env;
}
