/**
 * Mutants that no test can find, because the program does the same, each with the reason. `line` is the text of the line, without
 * the spaces around it, and `put` the replacement.
 * @type {{ file: string, line: string, put: string, reason: string }[]}
 */
export const equivalentMutants = [];
