import { characters } from '../kernel/characters';

/**
 * An address longer than 10 characters as its first 6, `...` and its last 4; a shorter one whole. Source: product.md §5.
 * Made for coin addresses, which are public: it shortens for reading, it does not protect.
 */
export function maskAddress(address: string): string {
  const all = characters(address);
  return all.length > 10 ? `${all.slice(0, 6).join('')}...${all.slice(-4).join('')}` : all.join('');
}
