import type { Brand } from '@portal/brand';
import type { HeadFacts, JsonLd } from '../shared/page/head';
import { jsonText } from './json-text';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const attribute = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? '');

/** Turns paths in URL fields into absolute URLs, because schema.org data has no page to be relative to. */
function whole(value: unknown, origin: string, name = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => whole(one, origin, name));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, whole(inner, origin, key)]));
  }
  const isAddress = ['url', 'item', 'logo', 'image', 'mainEntityOfPage', '@id', 'target'].includes(name);
  return isAddress && typeof value === 'string' && value.startsWith('/') ? origin + value : value;
}

const script = (data: JsonLd, origin: string) =>
  `<script type="application/ld+json">${jsonText({ '@context': 'https://schema.org', ...(whole(data, origin) as object) })}</script>`;

/**
 * The head elements for search engines and previews: canonical URL, Open Graph, structured data.
 * @param address canonical path and known query of the page
 */
export function headOf(
  facts: HeadFacts,
  { brand, origin, address }: { brand: Brand; origin: string; address: string },
) {
  if (facts.noIndex) return '';
  const properties: [string, string][] = [
    ['og:type', facts.kind],
    ['og:site_name', brand.name],
    ['og:title', facts.title],
    ['og:description', facts.description],
    ['og:url', origin + address],
    ['og:image', origin + '/share.png'],
  ];
  return [
    `<link rel="canonical" href="${attribute(origin + address)}">`,
    ...properties.map(([name, value]) => `<meta property="${name}" content="${attribute(value)}">`),
    ...facts.jsonLd.map((data) => script(data, origin)),
  ].join('');
}
