import { equalBytes, sha256 } from '../crypto/crypto';
import { Failure } from '../core/errors/fail';

/** Parses STAFF_KEY: one key, or `name:key` pairs separated by commas, one per staff member. */
export function staffKeys(setting: string): { name: string; key: string }[] {
  return setting
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [name, key] = entry.split(':');
      return key ? { name: name ?? '', key } : { name: 'staff', key: entry };
    });
}

/** The name of the staff member whose key is in `Authorization: Bearer`. Throws STAFF if no key matches. */
export function staffOf(setting: string, authorization: string | undefined): string {
  const given = sha256(authorization?.replace(/^Bearer /, '') ?? '');
  const member = staffKeys(setting).find(({ key }) => equalBytes(sha256(key), given));
  if (!member) throw new Failure('STAFF', { status: 401 });
  return member.name;
}
