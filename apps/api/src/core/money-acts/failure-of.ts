import type { ErrorCode } from '@portal/contract';
import { Failure } from '../errors/fail';
import type { Refused } from './money-act';

/** The error that a refusal of the rules becomes. */
export const failureOf = ({ refused, field, values }: Refused<ErrorCode>): Failure =>
  new Failure(refused, { ...(values && { values }), ...(field && { fields: [field] }) });
