/** Prints a one-line error and exits with code 1. */
export function fail(line) {
  console.error(line);
  process.exit(1);
}
