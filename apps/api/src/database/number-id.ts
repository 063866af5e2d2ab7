/** Parses an id of a request into a database id. Returns null for an invalid id; a query with null finds no row. */
export const numberId = (id: string): bigint | null => (/^[1-9][0-9]{0,17}$/.test(id) ? BigInt(id) : null);
