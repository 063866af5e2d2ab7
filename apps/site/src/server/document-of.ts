import type { Brand } from '@portal/brand';
import type { RuntimeConfig } from '@portal/session/core';
import { siteBrand, type BrandPart } from '../shell/site-brand';
import { brandIcon } from './brand-icon';
import { jsonText } from './json-text';
import type { RenderedParts } from './render-page';

// React writes what belongs into the head in front of the body when it is not given the whole document.
const hoisted = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)+/s;

type Parts = Pick<RenderedParts, 'body' | 'styles'> & {
  brand: Brand;
  /** What the page reads of it beside what every page does. */
  reads: readonly BrandPart[];
  mode: RuntimeConfig['mode'];
  /** Whether the page is one to type into, and not shown before it can take what is typed. */
  waits: boolean;
  preloads: readonly string[];
  /** The head's part for machines. */
  machines: string;
  /** Answers of the gateway that the page shows, by their names. */
  data: Readonly<Record<string, unknown>>;
};

/** Puts a rendered page into the built template. */
export function documentOf(
  template: string,
  { body, styles, brand, reads, mode, waits, preloads, machines, data }: Parts,
): string {
  const [head = ''] = hoisted.exec(body) ?? [];
  const scripts = preloads.filter((file) => !template.includes(`"${file}"`));
  const icon = `<link rel="icon" href="${brandIcon(brand)}">`;
  const brought = (id: string, value: object) =>
    Object.keys(value).length > 0 ? `<script type="application/json" id="${id}">${jsonText(value)}</script>` : '';
  return template
    .replace(
      '<html lang="zh-CN">',
      `<html lang="zh-CN" data-brand="${brand.id}" data-mode="${mode}"${waits ? ' data-gate="mounted"' : ''}>`,
    )
    .replace('<!--head-->', () => head + icon + machines + styles)
    .replace('<!--body-->', () => body.slice(head.length))
    .replace(
      '</body>',
      () =>
        `${brought('scripts', scripts)}${brought('brand', siteBrand(brand, reads))}${brought('page-data', data)}</body>`,
    );
}
