/** Why a file cannot be imported at all. The message is for the member of staff who runs the import. */
export class ImportError extends Error {}
