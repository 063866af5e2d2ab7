import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packPage, type CachedPage } from './cached-page';

export interface UserCenter {
  /** The document of every page. */
  page: CachedPage;
  /** The same with status 404: the app shows its own not-found page. */
  unknown: CachedPage;
  /** Whether an address (path and query) is one of its pages. */
  knows: (url: string) => boolean;
  /** The document of `/demo` itself, which search engines may show. */
  demo: CachedPage;
}

/** Letter case and a slash at the end do not matter, as in the app's own router. */
const plain = (path: string) => path.toLowerCase().replace(/\/+$/, '');

/** Reads the built user centre: its document and the list of its pages. Undefined where it is not built. */
export async function readUserCenter(folder: string): Promise<UserCenter | undefined> {
  const html = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined);
  if (html === undefined) return undefined;
  const paths: string[] = JSON.parse(await readFile(join(folder, 'routes.json'), 'utf8'));
  // The folder itself leads to the overview.
  const pages = new Set(['/user-center', ...paths].map(plain));
  return {
    page: await packPage({ status: 200, html }),
    unknown: await packPage({ status: 404, html }),
    demo: await packPage({
      status: 200,
      html: html
        .replace(/<meta name="robots"[^>]*>\s*/, '')
        .replace(/<title>[^<]*/, '<title>看一个示例账户')
        .replace(
          /(<meta name="description" content=")[^"]*/,
          '$1不用注册，看一看用户中心：账户总览、资金明细、月结单与交易成本。示例账户只读。',
        ),
    }),
    knows: (url) => pages.has(plain(url.split('?', 1)[0] ?? '')),
  };
}
