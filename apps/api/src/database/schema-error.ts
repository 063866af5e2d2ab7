/** The database was created from other files than these. Its schema would be a mixture if it were used. */
export class SchemaError extends Error {}
