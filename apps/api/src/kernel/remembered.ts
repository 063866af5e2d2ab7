/** Browsers send few such headers; whoever sends ever new or long ones makes us read them again. */
const MOST = 200;
const LONGEST = 300;

/** What `read` makes of a header, kept for the next who sends the same. */
export function remembered<T>(read: (header: string) => T): (header: string | undefined) => T {
  const known = new Map<string, T>();
  return (header = '') => {
    const there = known.get(header);
    if (there !== undefined) return there;
    const made = read(header);
    if (known.size >= MOST) known.clear();
    if (header.length <= LONGEST) known.set(header, made);
    return made;
  };
}
