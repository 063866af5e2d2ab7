/** A second copy of an answer comes on the connection of the first, at the latest when that is closed. */
const remembered = 10_000;

/**
 * Makes a check of the numbers of new deals or users. A number that was given before comes from the second copy of the answer to another
 * request: the look for the result may have used another connection, so that nothing else took the copy. Throws then, because what became
 * of this request is not known.
 */
export function numbersGivenOnce(): (number: string) => string {
  const given = new Set<string>();
  return (number) => {
    if (given.has(number)) throw new Error('the answer belongs to another request');
    for (const oldest of given) {
      if (given.size < remembered) break;
      given.delete(oldest);
    }
    given.add(number);
    return number;
  };
}
