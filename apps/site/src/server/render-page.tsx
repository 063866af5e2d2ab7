import type { Brand } from '@portal/brand';
import { createSession, type SessionCalls } from '@portal/session/core';
import { GlobalStyle } from '@portal/ui';
import { ServerStyleSheet } from '@portal/ui/server';
// Not the Node build: on Node 20 its async context makes every later step of the gateway, including its calls, 10% slower.
import { prerender } from 'react-dom/static.edge';
import { StaticRouter } from 'react-router-dom';
import { Frame } from '../shell/frame';
import { HeadContext, type HeadFacts } from '../shared/page/head';
import type { PublicCache } from '../shared/data/public-cache';
import { Site } from '../shell/site';
import type { Installation } from '../shared/installation/installation';
import { siteBrand, type BrandPart } from '../shared/installation/site-brand';

export interface RenderedParts {
  body: string;
  /** Style elements. */
  styles: string;
  /** The page's data for search engines and previews. */
  facts?: HeadFacts;
}

const noCalls = () => Promise.reject(new Error('Nothing is called while a page is rendered'));
const calls: SessionCalls = {
  login: noCalls,
  createAccount: noCalls,
  logout: noCalls,
  tokenOwner: noCalls,
  queryAccountInfo: noCalls,
};
const config = { siteOrigin: '', userCenterOrigin: '', cookieDomain: '', apiBase: '', brand: '' };

/** Renders a page as an anonymous visitor sees it first, with no preference set. */
export async function renderPage(
  { brand, reads, mode, demo }: Pick<Installation, 'mode' | 'demo'> & { brand: Brand; reads: readonly BrandPart[] },
  address: string,
  publicCache: PublicCache,
): Promise<RenderedParts> {
  const sheet = new ServerStyleSheet();
  let facts: HeadFacts | undefined;
  const onHead = (head: HeadFacts) => {
    facts = head;
  };
  try {
    const { prelude } = await prerender(
      sheet.collectStyles(
        <HeadContext value={onHead}>
          <Site
            installation={{ brand: siteBrand(brand, reads), mode, demo, http: noCalls }}
            styles={<GlobalStyle brand={brand} />}
            session={createSession({ config, calls })}
            publicCache={publicCache}
          >
            <StaticRouter location={address}>
              <Frame />
            </StaticRouter>
          </Site>
        </HeadContext>,
      ),
      // Separately sent Suspense boundaries need an inline script, which the content security policy forbids.
      { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
    );
    return { body: await new Response(prelude).text(), styles: sheet.getStyleTags(), ...(facts && { facts }) };
  } finally {
    sheet.seal();
  }
}
