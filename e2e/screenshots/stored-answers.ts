import type { BrowserContext, Page, Request } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blankCaptcha } from '../blank-captcha';
import { hosts } from '../hosts';

/** The recorded responses for one customer: bodies by method, path, query and request body. */
export type StoredAnswers = { customerNumber: string; at: string; answers: Record<string, unknown> };

export type Who = 'demo' | 'newcomer';

/** What happens to a page's API calls: answered, never answered, or refused. */
export type Going = 'answered' | 'waiting' | 'refused';

export const answersFile = (who: Who): string => join(__dirname, `../baseline/answers/${who}.json`);

export const readStoredAnswers = (who: Who): StoredAnswers =>
  JSON.parse(readFileSync(answersFile(who), 'utf8')) as StoredAnswers;

// Paths of API calls. All other paths are the app's own files.
const calls = /^\/(v2|api)\//;

/** The key of a request in the file. What differs with every run, such as a captcha's number, is left out. */
export function keyOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url());
  searchParams.delete('random');
  const query = searchParams.size > 0 ? `?${searchParams}` : '';
  return `${request.method()} ${pathname}${query} ${request.postData() ?? ''}`.trim();
}

// Always answered: without these the page has no frame.
const always = /\/(getCommonConfig|getSymbolList)$/;

/**
 * Replays a recorded customer, whatever the gateway's database holds: signed in, with API calls answered from the file.
 * Streams and requests that were not recorded are aborted.
 */
export async function replay(context: BrowserContext, who: Who, going: Going = 'answered'): Promise<StoredAnswers> {
  const stored = readStoredAnswers(who);
  const cookie = { domain: `.${hosts.brand.cookieDomain}`, path: '/', sameSite: 'Lax' as const };
  await context.addCookies([
    { name: 'token', value: 'kept', ...cookie },
    { name: 'username', value: stored.customerNumber, ...cookie },
  ]);
  if (going === 'waiting') {
    // Removes the XHR timeout, so that pending calls stay pending for the whole test.
    await context.addInitScript(() =>
      Object.defineProperty(XMLHttpRequest.prototype, 'timeout', { set: () => undefined }),
    );
  }
  await context.route(
    (url) => calls.test(url.pathname),
    (route, request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('/captcha')) return route.fulfill({ body: blankCaptcha, contentType: 'image/svg+xml' });
      if (going !== 'answered' && !always.test(pathname)) {
        // Never answered: the request ends with the page.
        if (going === 'waiting') return undefined;
        return route.fulfill({ json: { code: 'BUSY', msg: '系统繁忙，请稍后重试', data: null } });
      }
      const answer = stored.answers[keyOf(request)];
      return answer === undefined ? route.abort() : route.fulfill({ json: answer });
    },
  );
  return stored;
}

/** Answers what a public page asks of the demo customer from the file, so that its picture is always the same. */
export async function replayDemo(page: Page): Promise<void> {
  const { answers } = readStoredAnswers('demo');
  await page.route('**/demo/v2/**', (route, request) => {
    const answer = answers[keyOf(request).replace(' /demo', ' ')];
    return answer === undefined ? route.abort() : route.fulfill({ json: answer });
  });
}
