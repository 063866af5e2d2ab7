import type { JsonLd } from './head';

/** Breadcrumbs as structured data: `[[name, path], …]` after the home page, this page last. */
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
