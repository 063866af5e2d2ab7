import { secretOf } from '../../../crypto/key-ring';
import { EnvError } from '../../../core/errors/env-error';
import { readEnv, type Env } from '../../env/env';
import type { Call } from '../command';

/** The settings, of which these are given, and the installation's keys. @throws EnvError naming each that is missing */
export function required({ env: source }: Pick<Call, 'env'>, ...more: 'BACKUP_RECIPIENT'[]): Env & { secret: string } {
  const env = readEnv(source);
  const secret = secretOf(env);
  const missing = [
    ...(env.DATABASE_URL === '' ? ['DATABASE_URL'] : []),
    ...(secret === '' ? ['SECRET_KEY'] : []),
    ...more.filter((name) => env[name] === ''),
  ];
  if (missing.length > 0) throw new EnvError(missing.map((name) => `缺少环境变量 ${name}`));
  return { ...env, secret };
}
