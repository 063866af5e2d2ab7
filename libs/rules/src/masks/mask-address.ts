import { characters } from '../kernel/characters';

/**
 * The first 6 characters, `...` and the last 4 of an address longer than 10 characters; a shorter one unchanged. Source:
 * docs/product-lines.md §5. For coin addresses, which are public: it shortens them for display, it does not protect them.
 */
export function maskAddress(address: string): string {
  const all = characters(address);
  return all.length > 10 ? `${all.slice(0, 6).join('')}...${all.slice(-4).join('')}` : all.join('');
}
