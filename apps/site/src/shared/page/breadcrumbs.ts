import type { JsonLd } from './head';

/** The way from the home page to this one, as structured data: `[[name, path], …]`, the page itself last. */
export function breadcrumbs(...steps: readonly (readonly [name: string, path: string])[]): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [['首页', '/'] as const, ...steps].map(([name, item], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  };
}
