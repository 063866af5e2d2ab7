import { brandOf, defaultBrand, withSettings, withTheme, type SettingValues, type ThemeChanges } from '@portal/brand';
import type { RuntimeConfig } from '@portal/session/core';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentOf } from './server/document-of';
import { headOf } from './server/head-of';
import { preloadsOf, readManifest } from './server/preloads-of';
import { runQueries, type Read } from './server/run-queries';
import { renderPage } from './server/render-page';
import type { Reveal } from './server/reveal';
import { frameQueries } from './shell/top-line';
import { addressAt, isAbsent, isNotOffered, pageAt } from './shell/page-at';
import { PublicCache } from './shared/data/public-cache';
import { notFound, pages } from './shell/routes';
import { brandParts, siteBrand } from './shared/installation/site-brand';

/** The module that every page loads in addition to its own. */
const startModule = 'src/shared/installation/start-session.ts';

/** An address resolved without rendering it. */
export interface Located {
  /** The cache key: the same for all addresses that show the same page. */
  key: string;
  /** Seconds after which the page is rendered again. Undefined: when the content changes. */
  maxAge?: number;
  /** The canonical address, when it differs from this one. */
  moved?: string;
}

export interface RenderedPage {
  status: 200 | 404;
  /** Whole document. */
  html: string;
  /** Not to be cached: a page that is not found, or one whose data is incomplete. */
  uncached: boolean;
}

export interface SiteRenderer {
  locate: (url: string) => Located;
  /**
   * @param around.origin of the site, as `https://…`: canonical addresses begin with it
   * @param around.settings the brand's values that staff have changed, by name
   */
  render: (url: string, around: { origin: string; read: Read; settings?: SettingValues }) => Promise<RenderedPage>;
  /** Paths of the pages that search engines should know; those with parameters as `/news/:id`. */
  listed: readonly string[];
}

/**
 * Makes the renderer of a built site. Reads template and manifest once. What differs between visitors (session, theme) is
 * added by the browser, so that one page can be cached for all.
 * @param siteFolder the folder of `vite build`, with index.html and .vite/manifest.json
 * @param brandId the brand of the site
 * @param theme colours that replace the brand's
 * @param mode `sandbox` pages say that outside parties are simulated
 * @param reveal when the pages are shown
 * @param demo whether `/demo` has an account to show, so that pages lead there
 * @throws if the folder or a page's module is missing, or the brand is unknown
 */
export function makeRender(
  siteFolder: string,
  brandId = process.env['BRAND'] || defaultBrand,
  theme?: ThemeChanges,
  mode: RuntimeConfig['mode'] = 'production',
  reveal: Reveal = 'mounted',
  demo = false,
): SiteRenderer {
  const own = withTheme(brandOf(brandId), theme);
  const template = readFileSync(join(siteFolder, 'index.html'), 'utf8').replace(/\n\s*/g, '');
  const manifest = readManifest(siteFolder);

  const render: SiteRenderer['render'] = async (url, { origin, read, settings = {} }) => {
    const brand = withSettings(own, settings);
    const asShown = siteBrand(brand, brandParts);
    const place = pageAt(url);
    const { page, found, params, query } = place;
    const { queries } = await page.prepare();
    const { data, partial } = await runQueries(
      [...frameQueries(asShown), ...(queries?.(params, query, asShown) ?? [])],
      read,
    );
    const publicCache = new PublicCache(data);
    const absent = isAbsent(place, publicCache, asShown);
    const shown = absent ? notFound : page;
    const { startSession: ofForm, reads = [] } = await shown.prepare();
    const address = addressAt(url);
    const { facts, ...parts } = await renderPage({ brand, reads, mode, demo }, address, publicCache);
    const html = documentOf(template, {
      brand,
      reads,
      mode,
      demo,
      reveal,
      isForm: ofForm !== undefined,
      // When the page's data is absent, the browser needs its module too, to render the same result.
      scripts: [...new Set([startModule, page.source, shown.source].flatMap((source) => preloadsOf(manifest, source)))],
      machines: facts ? headOf(facts, { brand, origin, address }) : '',
      data,
      ...parts,
    });
    return { status: found && !absent ? 200 : 404, html, uncached: absent || partial };
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
      .filter((page) => page.path !== notFound.path && !page.unlisted && !isNotOffered(page, own))
      .map(({ path }) => path),
  };
}
