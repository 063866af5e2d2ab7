import type { Brand } from '@portal/brand';
import { brandIcon } from './brand-icon';
import type { RenderedParts } from './render-page';

// React writes what belongs into the head in front of the body when it is not given the whole document.
const hoisted = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)+/s;

type Parts = RenderedParts & { brand: Brand; preloads: readonly string[] };

/** Puts a rendered page into the built template. Every style element gets the nonce's place. */
export function documentOf(template: string, { body, styles, brand, preloads }: Parts): string {
  const [head = ''] = hoisted.exec(body) ?? [];
  const links = preloads
    .filter((file) => !template.includes(`"${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="${file}">`)
    .join('');
  const icon = `<link rel="icon" href="${brandIcon(brand)}">`;
  return template
    .replace('<html lang="zh-CN">', `<html lang="zh-CN" data-brand="${brand.id}">`)
    .replace('<!--head-->', () => head + icon + links + styles)
    .replace('<!--body-->', () => body.slice(head.length))
    .replaceAll('<style', '<style nonce="__NONCE__"');
}
