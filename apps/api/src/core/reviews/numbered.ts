import { Failure } from '../errors/fail';

/** The id of an item whose ids are numbers. Any other id is unknown: throws staff.unknown. */
export function numbered(id: string): bigint {
  if (!/^\d{1,18}$/.test(id)) throw new Failure('staff.unknown');
  return BigInt(id);
}
