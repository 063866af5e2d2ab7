import type { ProxyOptions, ServerOptions } from 'vite';

const gateway = 'http://127.0.0.1:8080';
const userCenter = 'http://127.0.0.1:4201';

/** Paths that the gateway serves: API calls, streams, the built user centre as `/demo`, the sandbox's own pages, the configuration, files for machines. */
const gatewayPaths = '^/(v2|api|ops|demo|sandbox|symbol|news|config\\.json|rss\\.xml|sitemap\\.xml|robots\\.txt)';

/** URLs below /news are pages when a browser opens them, and API calls when a page reads them. */
const toGateway: ProxyOptions = {
  target: gateway,
  bypass: ({ url, headers }) => (url?.startsWith('/news') && headers.accept?.includes('text/html') ? url : undefined),
};

/**
 * Development servers with hot reload. Browsers open only the site's port, on either host name. The site's server proxies the
 * user centre by its path, so that both apps share their cookies as in production.
 */
const common = { host: '127.0.0.1', strictPort: true, allowedHosts: ['.localhost'] } satisfies ServerOptions;

export const siteServer: ServerOptions = {
  ...common,
  port: 4200,
  proxy: { [gatewayPaths]: toGateway, '^/user-center(/|$)': { target: userCenter, ws: true } },
};

export const userCenterServer: ServerOptions = { ...common, port: 4201, proxy: { [gatewayPaths]: toGateway } };

/** The back office has a server of its own, on the port after the gateway's. */
export const staffServer: ServerOptions = {
  ...common,
  port: 4202,
  proxy: { '^/(ops/|sandbox/|config\\.json)': { target: 'http://127.0.0.1:8081' } },
};
