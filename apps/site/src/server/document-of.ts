import type { Brand } from '@portal/brand';
import type { RuntimeConfig } from '@portal/session/core';
import { siteBrand, type BrandPart } from '../shared/installation/site-brand';
import { brandIcon } from './brand-icon';
import { jsonText } from './json-text';
import type { RenderedParts } from './render-page';
import type { Reveal } from './reveal';

// React writes head elements in front of the body when it does not render the whole document.
const hoisted = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)+/s;

type Parts = Pick<RenderedParts, 'body' | 'styles'> & {
  brand: Brand;
  /** The parts of the brand that only some pages read. */
  reads: readonly BrandPart[];
  mode: RuntimeConfig['mode'];
  /** Whether `/demo` has an account to show. */
  demo: boolean;
  reveal: Reveal;
  /** Whether the page has a form. In served mode the form still waits until it can take input. */
  isForm: boolean;
  /** The scripts that the page needs before it can mount. */
  scripts: readonly string[];
  /** Head elements for search engines and previews. */
  machines: string;
  /** The responses that the page shows, by cache key. */
  data: Readonly<Record<string, unknown>>;
};

/** Puts a rendered page into the built template. */
export function documentOf(
  template: string,
  { body, styles, brand, reads, mode, demo, reveal, isForm, scripts, machines, data }: Parts,
): string {
  const [head = ''] = hoisted.exec(body) ?? [];
  const preloads = scripts
    .filter((file) => !template.includes(`"${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
  // What the client's first script reveals to an anonymous visitor before the page has mounted.
  const asServed = reveal === 'served' ? ` data-reveal="${isForm ? 'text' : 'all'}"` : '';
  const icon = `<link rel="icon" href="${brandIcon(brand)}">`;
  const embedded = (id: string, value: object) =>
    Object.keys(value).length > 0 ? `<script type="application/json" id="${id}">${jsonText(value)}</script>` : '';
  return template
    .replace(
      '<html lang="zh-CN">',
      `<html lang="zh-CN" data-brand="${brand.id}" data-mode="${mode}"${demo ? ' data-demo' : ''} data-reveal-state="hidden"${asServed}>`,
    )
    .replace('<!--head-->', () => head + icon + machines + styles)
    .replace('</head>', () => `${preloads.join('')}</head>`)
    .replace('<!--body-->', () => body.slice(head.length))
    .replace('</body>', () => `${embedded('brand', siteBrand(brand, reads))}${embedded('page-data', data)}</body>`);
}
