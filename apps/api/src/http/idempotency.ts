import type { CallSpec } from '@portal/contract';
import { Failure } from '../core/errors/fail';
import type { Idempotency } from '../core/money-acts/idempotency';
import { sha256 } from '../crypto/crypto';

export type { Idempotency } from '../core/money-acts/idempotency';

const shape = /^[\x21-\x7e]{8,128}$/;

/** JSON with sorted names, so that equal bodies have equal hashes. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([name, item]) => `${JSON.stringify(name)}:${canonical(item)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

/** The fields of a body but those that say what the customer has seen. */
const without = (body: unknown, shown: readonly string[]): unknown =>
  typeof body === 'object' && body !== null
    ? Object.fromEntries(Object.entries(body).filter(([name]) => !shown.includes(name)))
    : body;

/** Reads the Idempotency-Key header of a money call. Throws PARAM if it is missing or malformed. */
export function idempotencyOf(
  header: unknown,
  owner: string,
  { id, shown = [] }: Pick<CallSpec, 'id' | 'shown'>,
  { params, body }: { params: unknown; body: unknown },
): Idempotency {
  if (typeof header !== 'string' || !shape.test(header)) {
    throw new Failure('PARAM', { status: 400, fields: ['Idempotency-Key'] });
  }
  return { scope: `${owner}:${id}`, key: header, hash: sha256(canonical({ params, body: without(body, shown) })) };
}
