import { characters } from '../kernel/characters';
import { keepEnds } from '../kernel/keep-ends';

/**
 * First and last character of a name: `欧阳明修` → `欧**修`. Source: product.md §5.
 * A name of two shows its first only (`张*`): with both kept there would be no mask. A name of one shows nothing.
 */
export function maskName(name: string): string {
  const tail = characters(name).length > 2 ? 1 : 0;
  return keepEnds(name, { head: 1, tail, shortest: 2 });
}
