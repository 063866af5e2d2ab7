import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { standingPage } from './standing-page.mjs';
import { inWorkspace } from './workspace.mjs';

const AT_ONCE = 8;
/** Paths that only the gateway can serve. */
const GATEWAYS_OWN = /^\/(user-center|v2|api|ops|pay|sandbox|symbol|news\/(v2|actions|calendar))([/.?]|$)/;
const machines = ['/robots.txt', '/sitemap.xml', '/rss.xml', '/share.png'];
/** These files identify an earlier export. No other folder is ever overwritten. */
const ours = ['config.json', '404.html', 'sitemap.xml'];

/**
 * Writes every public page, and every file that pages request, into a folder that any web server can serve.
 * @param options.gateway URL of a running gateway
 * @param options.apiOrigin origin of the pages' API calls; '': the folder's own origin
 * @param options.installation `{mode?, port?}` of the place that will serve the pages, if not the gateway's
 * @returns {Promise<{pages: number, files: number}>}
 * @throws with a one-line message if a page is missing or the folder holds something else
 */
export async function exportSite({ gateway, folder, apiOrigin, installation }) {
  if (existsSync(folder) && readdirSync(folder).length > 0 && !ours.every((name) => existsSync(join(folder, name))))
    throw new Error(`${folder} 不是空目录，也不是以前导出的目录，不会覆盖它。`);
  const beside = `${folder}.new`;
  rmSync(beside, { recursive: true, force: true });
  const host = await hostOf(gateway, installation.port);
  // An article's page shares its URL with the API call that reads it.
  const headers = { 'x-forwarded-host': host, accept: 'text/html, */*;q=0.1' };
  const ask = (path) => fetch(gateway + path, { headers, redirect: 'manual' });
  const counted = { pages: 0, files: 0 };
  const write = (path, content) => {
    mkdirSync(dirname(join(beside, path)), { recursive: true });
    writeFileSync(join(beside, path), content);
  };
  const config = await (await ask('/config.json')).json();
  const mode = installation.mode ?? config.mode;
  const at = new Date().toISOString();
  const asked = new Set();

  const save = async (path) => {
    const answer = await ask(path);
    if (answer.status !== 200) throw new Error(`${path} 的状态是 ${answer.status}。`);
    if (!answer.headers.get('content-type')?.startsWith('text/html')) {
      write(path, Buffer.from(await answer.arrayBuffer()));
      counted.files += 1;
      return [];
    }
    const html = await answer.text();
    write(
      join(path, 'index.html'),
      standingPage(html, { address: path, at, mode, policy: answer.headers.get('content-security-policy'), apiOrigin }),
    );
    counted.pages += 1;
    for (const [, name] of html.matchAll(/"(\/assets\/[^"]+)"/g)) asked.add(name);
    return linksIn(html);
  };

  cpSync(inWorkspace('dist/apps/site/assets'), join(beside, 'assets'), { recursive: true });
  const sitemap = await (await ask('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => new URL(loc).pathname);
  // A brand has product pages only for the product lines it offers.
  const routes = JSON.parse(readFileSync(inWorkspace('tools/config/public-routes.json'), 'utf8')).filter(
    (path) => !path.startsWith('/product/') || listed.includes(path),
  );
  await walk([...routes, ...listed, ...machines], save);
  for (const name of asked)
    if (!existsSync(join(beside, name))) throw new Error(`构建产物中没有 ${name}，请重新构建。`);
  const lost = await ask('/404');
  const policy = lost.headers.get('content-security-policy');
  write('404.html', standingPage(await lost.text(), { address: '/404', at, mode, policy, apiOrigin }));
  write('config.json', JSON.stringify({ ...config, mode, apiBase: apiOrigin }, undefined, 2));

  rmSync(folder, { recursive: true, force: true });
  renameSync(beside, folder);
  return counted;
}

/** The site's public host, read from the gateway's robots.txt. */
async function hostOf(gateway, port) {
  const answer = await fetch(`${gateway}/robots.txt`).catch(() => undefined);
  const [, address] = /^Sitemap: (.*)$/m.exec((await answer?.text()) ?? '') ?? [];
  if (!address) throw new Error(`网关 ${gateway} 没有应答。`);
  const site = new URL(address);
  if (port === undefined || site.port === '') return site.host;
  return port === '80' || port === '443' ? site.hostname : `${site.hostname}:${port}`;
}

/** Paths of this site that a page links to or embeds. */
const linksIn = (html) =>
  [...html.matchAll(/(?:href|src|action)=\\?"(\/[^"#?\\]*)/g)]
    .map(([, path]) => path)
    .filter((path) => !path.startsWith('//') && !path.startsWith('/assets/') && !GATEWAYS_OWN.test(path));

/** Saves every path once, and the paths it links to, several at a time. */
async function walk(paths, save) {
  const seen = new Set(paths);
  const waiting = [...seen];
  const work = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      for (const next of await save(path)) {
        if (seen.has(next)) continue;
        seen.add(next);
        waiting.push(next);
      }
    }
  };
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, work));
}
