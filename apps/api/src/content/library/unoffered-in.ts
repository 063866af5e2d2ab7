import { isOffered, isZoneOffered, productKinds, type Brand } from '@portal/brand';
import { instruments } from '../../core/instruments/instruments';
import type { Source } from './read-source';

/**
 * Mentions of product lines that the brand does not offer: the folder of the source, symbols, links to pages. A brand that drops a
 * line learns from them which articles to change.
 */
export function unofferedIn({ kind, file, front, text, offset }: Source, brand: Pick<Brand, 'products'>): string[] {
  const lines = productKinds.filter((line) => !brand.products.includes(line));
  if (lines.length === 0) return [];
  if (!isOffered(brand, kind)) return [`${file}:1: 品牌不提供 ${kind} 这条产品线`];
  const symbols = instruments.filter(({ zone }) => !isZoneOffered(brand, zone)).map(({ symbol }) => symbol);
  const word = new RegExp(
    `(?<![A-Z0-9])(?:${symbols.join('|')})(?![A-Z0-9])|(?:/product/|zone=|category=)(?:${lines.join('|')})\\b`,
    'g',
  );
  const inLine = (written: string, line: number) =>
    (written.match(word) ?? []).map((found) => `${file}:${line}: 品牌不提供 ${found} 所属的产品线`);
  return [
    ...inLine(JSON.stringify(front), 1),
    ...text.split('\n').flatMap((written, index) => inLine(written, index + 1 + offset)),
  ];
}
