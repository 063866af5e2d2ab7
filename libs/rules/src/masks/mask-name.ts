import { characters } from '../kernel/characters';
import { keepEnds } from '../kernel/keep-ends';

/**
 * The first and last character of a name: `欧阳明修` → `欧**修`. Source: docs/product-lines.md §5. A name of two characters shows only the first
 * (`张*`), because both would be the full name. A name of one character shows nothing.
 */
export function maskName(name: string): string {
  const tail = characters(name).length > 2 ? 1 : 0;
  return keepEnds(name, { head: 1, tail, shortest: 2 });
}
