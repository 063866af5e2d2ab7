/** Ends the command with one line for people. */
export function fail(line) {
  console.error(line);
  process.exit(1);
}
