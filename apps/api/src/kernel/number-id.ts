/** An id of the wire as the database counts it; null for what can be none, which finds nothing there. */
export const numberId = (id: string): bigint | null => (/^[1-9][0-9]{0,17}$/.test(id) ? BigInt(id) : null);
