/** Whether a benchmark runs in its short form: it shows that the program still runs, and its figures say nothing. */
export const isShort = process.argv.includes('--short');

/** A size of a benchmark: of its full form, or of the short one. */
export const sized = (full, short) => (isShort ? short : full);
