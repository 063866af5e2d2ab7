import { numberId } from '../../database/number-id';
import { Failure } from '../errors/fail';

/** The id of an item whose ids are numbers. Any other id is unknown: throws staff.unknown. */
export function numbered(id: string): bigint {
  const number = numberId(id);
  if (number === null) throw new Failure('staff.unknown');
  return number;
}
