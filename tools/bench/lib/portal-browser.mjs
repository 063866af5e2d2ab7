import { chromium } from 'playwright';
import { systemBrowser } from '../../commands/lib/browser.mjs';

export const launch = () =>
  chromium.launch({
    executablePath: systemBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--enable-precise-memory-info'],
  });

/** A phone-sized browser context in which the demo customer is signed in. */
export async function demoContext(browser, url, options = {}) {
  const context = await browser.newContext({
    locale: 'zh-CN',
    viewport: { width: 360, height: 800 },
    serviceWorkers: 'block',
    ...options,
  });
  const answer = await context.request.post(`${url}/v2/user/login`, {
    headers: { lang: 'zh_CN' },
    data: { username: '13800138000', password: 'Demo2026', platform: 1 },
  });
  const { code, msg, data } = await answer.json();
  if (code !== 'OK') throw new Error(`${code} ${msg}`);
  await context.addCookies(
    Object.entries({ token: data.token, username: data.username }).map(([name, value]) => ({ name, value, url })),
  );
  return context;
}
