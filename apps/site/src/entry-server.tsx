import { brandOf, defaultBrand, withTheme, type ThemeChanges } from '@portal/brand';
import type { RuntimeConfig } from '@portal/session/core';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentOf } from './server/document-of';
import { headOf } from './server/head-of';
import { preloadsOf, readManifest } from './server/preloads-of';
import { readWanted, type Read } from './server/read-wanted';
import { renderPage } from './server/render-page';
import type { Reveal } from './server/reveal';
import { frameWants } from './shell/notice-bar';
import { addressAt, isAbsent, isElsewhere, pageAt } from './shell/page-at';
import { PublicData } from './shared/data/public-data';
import { notFound, pages } from './shell/routes';
import { brandParts, siteBrand } from './shared/installation/site-brand';

/** What every page needs beside its own module: the session, and with it the client's start. */
const starting = 'src/shared/installation/start-session.ts';

/** What an address is, without rendering it. */
export interface Located {
  /** The same for all addresses that show the same. */
  key: string;
  /** Seconds after which the page is to be rendered anew; none: when the content changes. */
  maxAge?: number;
  /** Where the page has its address, if not here. */
  moved?: string;
}

export interface RenderedPage {
  status: 200 | 404;
  /** Whole document. */
  html: string;
  /** Not worth keeping: an address of nothing, or data that could not be had. */
  passing: boolean;
}

export interface SiteRenderer {
  locate: (url: string) => Located;
  /** @param origin of the site, as `https://…`: canonical addresses begin with it */
  render: (url: string, around: { origin: string; read: Read }) => Promise<RenderedPage>;
  /** Paths of the pages that search engines should know; those with parameters as `/news/:id`. */
  listed: readonly string[];
}

/**
 * Makes the renderer of a built site. Reads template and manifest once; what differs between visitors (session, theme) is put
 * in by the browser, so that a page can be kept for all.
 * @param siteFolder the folder of `vite build`, with index.html and .vite/manifest.json
 * @param brandId whose site it is
 * @param theme colours in place of the brand's
 * @param mode whether the pages say that outside parties are played by simulators
 * @param reveal when the pages are shown
 * @throws where the folder or a page's module in it is missing, or the brand is not known
 */
export function makeRender(
  siteFolder: string,
  brandId = process.env['BRAND'] || defaultBrand,
  theme?: ThemeChanges,
  mode: RuntimeConfig['mode'] = 'production',
  reveal: Reveal = 'mounted',
): SiteRenderer {
  const brand = withTheme(brandOf(brandId), theme);
  const asShown = siteBrand(brand, brandParts);
  const template = readFileSync(join(siteFolder, 'index.html'), 'utf8').replace(/\n\s*/g, '');
  const manifest = readManifest(siteFolder);

  const render: SiteRenderer['render'] = async (url, { origin, read }) => {
    const place = pageAt(url);
    const { page, found, params, query } = place;
    const { wants } = await page.prepare();
    const { known, partial } = await readWanted(
      [...frameWants(asShown), ...(wants?.(params, query, asShown) ?? [])],
      read,
    );
    const publicData = new PublicData(known);
    const absent = isAbsent(place, publicData, asShown);
    const shown = absent ? notFound : page;
    const { startSession: ofForm, reads = [] } = await shown.prepare();
    const address = addressAt(url);
    const { facts, ...parts } = await renderPage({ brand, reads, mode }, address, publicData);
    const html = documentOf(template, {
      brand,
      reads,
      mode,
      reveal,
      isForm: ofForm !== undefined,
      // Where the page's data is absent, its module says so in the browser too.
      scripts: [...new Set([starting, page.source, shown.source].flatMap((source) => preloadsOf(manifest, source)))],
      machines: facts ? headOf(facts, { brand, origin, address }) : '',
      data: known,
      ...parts,
    });
    return { status: found && !absent ? 200 : 404, html, passing: absent || partial };
  };

  return {
    locate: (url) => {
      const { page, moved } = pageAt(url);
      return {
        key: addressAt(url),
        ...(page.maxAge !== undefined && { maxAge: page.maxAge }),
        ...(moved && { moved }),
      };
    },
    render,
    listed: pages
      .filter((page) => page.path !== notFound.path && !page.unlisted && !isElsewhere(page, brand))
      .map(({ path }) => path),
  };
}
