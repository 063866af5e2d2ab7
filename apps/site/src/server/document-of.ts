import type { Brand } from '@portal/brand';
import type { RuntimeConfig } from '@portal/session/core';
import { siteBrand, type BrandPart } from '../shared/installation/site-brand';
import { brandIcon } from './brand-icon';
import { jsonText } from './json-text';
import type { RenderedParts } from './render-page';
import type { Reveal } from './reveal';

// React writes what belongs into the head in front of the body when it is not given the whole document.
const hoisted = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)+/s;

type Parts = Pick<RenderedParts, 'body' | 'styles'> & {
  brand: Brand;
  /** What the page reads of it beside what every page does. */
  reads: readonly BrandPart[];
  mode: RuntimeConfig['mode'];
  reveal: Reveal;
  /** Whether the page has a form. In served mode the form still waits until it can take input. */
  isForm: boolean;
  /** The scripts that the page needs before it can mount. */
  scripts: readonly string[];
  /** The head's part for machines. */
  machines: string;
  /** Answers of the gateway that the page shows, by their names. */
  data: Readonly<Record<string, unknown>>;
};

/** Puts a rendered page into the built template. */
export function documentOf(
  template: string,
  { body, styles, brand, reads, mode, reveal, isForm, scripts, machines, data }: Parts,
): string {
  const [head = ''] = hoisted.exec(body) ?? [];
  const preloads = scripts
    .filter((file) => !template.includes(`"${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
  // What the client's first script shows to a visitor who is not signed in, before the page has mounted.
  const asServed = reveal === 'served' ? ` data-reveal="${isForm ? 'words' : 'open'}"` : '';
  const icon = `<link rel="icon" href="${brandIcon(brand)}">`;
  const brought = (id: string, value: object) =>
    Object.keys(value).length > 0 ? `<script type="application/json" id="${id}">${jsonText(value)}</script>` : '';
  return template
    .replace(
      '<html lang="zh-CN">',
      `<html lang="zh-CN" data-brand="${brand.id}" data-mode="${mode}" data-gate="mounted"${asServed}>`,
    )
    .replace('<!--head-->', () => head + icon + machines + styles)
    .replace('</head>', () => `${preloads.join('')}</head>`)
    .replace('<!--body-->', () => body.slice(head.length))
    .replace('</body>', () => `${brought('brand', siteBrand(brand, reads))}${brought('page-data', data)}</body>`);
}
