import { tradeHref } from './trade-href';

const siteOrigin = 'http://www.test.localhost';
const at = (webTrader?: string) => ({
  siteOrigin,
  trading: { server: '', terminals: [], ...(webTrader ? { webTrader } : {}) },
});

test.each([
  ['a page of the site', '/sandbox/terminal', undefined, `${siteOrigin}/sandbox/terminal`],
  ['the same with the login filled in', '/sandbox/terminal', '5100001', `${siteOrigin}/sandbox/terminal?login=5100001`],
  ['another host, which is told no login', 'https://trade.example/mt5', '5100001', 'https://trade.example/mt5'],
  ['the download page where the brand has none', undefined, '5100001', `${siteOrigin}/download`],
])('links to %s', (_what, webTrader, login, href) => {
  expect(tradeHref(at(webTrader), login)).toBe(href);
});
