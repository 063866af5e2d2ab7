import { numberId } from '../database/number-id';

/** The number of a ticket, as its owner reads it. */
export const ticketNo = (id: bigint): string => `K${id}`;

/** The id of a ticket by its number; null for what is no number of a ticket. */
export const ticketId = (no: string): bigint | null => (no.startsWith('K') ? numberId(no.slice(1)) : null);
