import { characters } from '../kernel/characters';

/**
 * The first 3 characters of the local part and the domain: `zhangsan@qq.com` → `zha***@qq.com`. Source: docs/product-lines.md §5. Always
 * three stars, so that the length is not revealed. A local part of 3 or fewer shows one character fewer than it has, so that it
 * is never shown in full; a text without @ is not an address and shows nothing.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const local = characters(email.slice(0, Math.max(at, 0)));
  const domain = at < 0 ? '' : characters(email.slice(at)).join('');
  return `${local.slice(0, Math.min(3, local.length - 1)).join('')}***${domain}`;
}
