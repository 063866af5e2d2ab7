import { numberId } from '../../database/number-id';

/** The number of a case, as staff read it. */
export const caseNo = (id: bigint): string => `C${id}`;

/** The id of a case by its number; null for what is no number of a case. */
export const caseId = (no: string): bigint | null => (no.startsWith('C') ? numberId(no.slice(1)) : null);
