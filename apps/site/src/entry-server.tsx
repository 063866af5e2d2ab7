import { brandOf, defaultBrand } from '@portal/brand';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentOf } from './server/document-of';
import { preloadsOf, readManifest } from './server/preloads-of';
import { renderPage } from './server/render-page';
import { pageAt, type Page } from './shell/routes';

export interface RenderedPage {
  status: 200 | 404;
  /** Whole document; `__NONCE__` stands where the gateway puts the nonce of the response. */
  html: string;
}

/**
 * Makes the renderer of a built site. Reads template and manifest once; a page is rendered once, because what differs between
 * visitors (session, theme, query) is put in by the browser.
 * @param siteFolder the folder of `vite build`, with index.html and .vite/manifest.json
 * @param brandId whose site it is
 * @throws where the folder or a page's module in it is missing, or the brand is not known
 */
export function makeRender(
  siteFolder: string,
  brandId = process.env['BRAND'] || defaultBrand,
): (url: string) => Promise<RenderedPage> {
  const brand = brandOf(brandId);
  const template = readFileSync(join(siteFolder, 'index.html'), 'utf8');
  const manifest = readManifest(siteFolder);
  const rendered = new Map<string, Promise<string>>();

  const render = async (path: string, { source, prepare }: Page) => {
    await prepare();
    return documentOf(template, { brand, preloads: preloadsOf(manifest, source), ...(await renderPage(brand, path)) });
  };

  return async (url) => {
    const { page, found } = pageAt(pathOf(url));
    let html = rendered.get(page.path);
    if (!html) {
      html = render(found ? page.path : '/404', page);
      rendered.set(page.path, html);
      html.catch(() => rendered.delete(page.path));
    }
    return { status: found ? 200 : 404, html: await html };
  };
}

const pathOf = (url: string) => url.split(/[?#]/, 1)[0] ?? '/';
