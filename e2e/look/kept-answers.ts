import type { BrowserContext, Request } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blankCaptcha } from '../blank-captcha';
import { hosts } from '../hosts';

/** What a gateway answered one customer: the body by method, path and what was asked. */
export type KeptAnswers = { customerNumber: string; at: string; answers: Record<string, unknown> };

export type Who = 'demo' | 'newcomer';

/** How the calls of a page go: answered, never answered, or refused. */
export type Going = 'answered' | 'waiting' | 'refused';

export const answersFile = (who: Who): string => join(__dirname, `../baseline/answers/${who}.json`);

export const keptAnswers = (who: Who): KeptAnswers => JSON.parse(readFileSync(answersFile(who), 'utf8')) as KeptAnswers;

// The paths of calls; all else is the app's own files.
const calls = /^\/(v2|api)\//;

/** Names a request in the file. What differs with every try, such as a captcha's number, is left out. */
export function askedOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url());
  searchParams.delete('random');
  const query = searchParams.size > 0 ? `?${searchParams}` : '';
  return `${request.method()} ${pathname}${query} ${request.postData() ?? ''}`.trim();
}

// Without these there is no page: its frame stands whatever becomes of the rest.
const always = /\/(getCommonConfig|getSymbolList)$/;

/**
 * Lets a browser meet a customer as kept, whatever the gateway behind it holds: signed in, its calls answered from the file.
 * Streams and what was not kept when the answers were recorded are refused.
 */
export async function replay(context: BrowserContext, who: Who, going: Going = 'answered'): Promise<KeptAnswers> {
  const kept = keptAnswers(who);
  const cookie = { domain: `.${hosts.brand.cookieDomain}`, path: '/', sameSite: 'Lax' as const };
  await context.addCookies([
    { name: 'token', value: 'kept', ...cookie },
    { name: 'username', value: kept.customerNumber, ...cookie },
  ]);
  if (going === 'waiting') {
    // What waits waits as long as the test looks: no call gives up meanwhile.
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
        // Left open: it ends with the page.
        if (going === 'waiting') return undefined;
        return route.fulfill({ json: { code: 'BUSY', msg: '系统繁忙，请稍后重试', data: null } });
      }
      const answer = kept.answers[askedOf(request)];
      return answer === undefined ? route.abort() : route.fulfill({ json: answer });
    },
  );
  return kept;
}
