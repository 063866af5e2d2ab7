import type { Brand } from '@portal/brand';
import { createSession, type SessionCalls } from '@portal/session/core';
import { ServerStyleSheet } from '@portal/ui/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { Frame } from '../shell/frame';
import { Site } from '../shell/site';

export interface RenderedParts {
  body: string;
  /** Style elements. */
  styles: string;
}

const noCalls = () => Promise.reject(new Error('Nothing is called while a page is rendered'));
const calls: SessionCalls = { login: noCalls, createAccount: noCalls, logout: noCalls, queryAccountInfo: noCalls };
const config = { siteOrigin: '', userCenterOrigin: '', cookieDomain: '', apiBase: '', brand: '' };

/** A page as anybody sees it first: signed out, with no query and no choice made. */
export async function renderPage(brand: Brand, path: string): Promise<RenderedParts> {
  const sheet = new ServerStyleSheet();
  try {
    const { prelude } = await prerender(
      sheet.collectStyles(
        <Site installation={{ brand, http: noCalls }} session={createSession({ config, calls })}>
          <StaticRouter location={path}>
            <Frame />
          </StaticRouter>
        </Site>,
      ),
      // Boundaries sent apart are moved into place by an inline script, which the content policy forbids.
      { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
    );
    return { body: await new Response(prelude).text(), styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
