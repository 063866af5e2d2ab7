import { tokensOf } from './tokens';

/** For each text the ids of those most like it: they share the rarest words and pairs. */
export function relatedOf(texts: readonly { id: string; text: string }[], count = 3): Map<string, string[]> {
  const bags = texts.map(({ id, text }) => ({ id, bag: new Set(tokensOf(text)) }));
  const holders = new Map<string, string[]>();
  for (const { id, bag } of bags) {
    for (const token of bag) {
      const others = holders.get(token);
      if (others) others.push(id);
      else holders.set(token, [id]);
    }
  }
  return new Map(
    bags.map(({ id, bag }) => {
      const scores = new Map<string, number>();
      for (const token of bag) {
        const others = holders.get(token) ?? [];
        // A word of every text does not show which are related.
        if (others.length > texts.length / 4 + 2) continue;
        for (const other of others) if (other !== id) scores.set(other, (scores.get(other) ?? 0) + 1 / others.length);
      }
      const best = [...scores].sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));
      return [id, best.slice(0, count).map(([other]) => other)];
    }),
  );
}
