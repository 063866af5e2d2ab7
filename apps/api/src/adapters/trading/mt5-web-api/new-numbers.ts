/** A second copy of an answer comes on the connection of the first, at the latest when that is closed. */
const remembered = 10_000;

/**
 * Makes a check of the numbers of new deals or users: false for a number that was given before. It is from a second copy of the answer
 * to an earlier request, which another request on the same connection would take for its own.
 */
export function newNumbers(): (number: string) => boolean {
  const given = new Set<string>();
  return (number) => {
    if (given.has(number)) return false;
    for (const oldest of given) {
      if (given.size < remembered) break;
      given.delete(oldest);
    }
    given.add(number);
    return true;
  };
}
