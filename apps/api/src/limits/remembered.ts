import { LRUCache } from 'lru-cache';

/** Characters. No browser sends longer ones in the places that are remembered, and whoever does fills no memory. */
const longest = 512;

/**
 * A function with the results of the texts that were asked for last, for what is costly and depends on the text alone.
 * @param most how many results are kept
 * @param make has no other input than the text, and throws for no text
 */
export function remembered<T>(most: number, make: (text: string) => T): (text: string) => T {
  const results = new LRUCache<string, { result: T }>({ max: most });
  return (text) => {
    const known = results.get(text);
    if (known) return known.result;
    const result = make(text);
    if (text.length <= longest) results.set(text, { result });
    return result;
  };
}
