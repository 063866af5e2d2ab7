import { isSafePath } from '@portal/rules/plain-text';
import type { RuntimeConfig } from './runtime-config';

/** The two origins of a brand: the only allowed targets of a return path. */
export type Origins = Pick<RuntimeConfig, 'siteOrigin' | 'userCenterOrigin'>;

/**
 * The target of a path from a URL: an absolute URL on one of the brand's origins. `/user-center/*` is on the user centre's
 * origin, every other path on the site's. A path that is not clearly one of ours gives home, the site's `/`.
 */
export function safePath(path: string | null | undefined, { siteOrigin, userCenterOrigin }: Origins): string {
  const home = `${siteOrigin}/`;
  if (!path || !isSafePath(path)) return home;
  const origin = /^\/user-center(?:[/?#]|$)/.test(path) ? userCenterOrigin : siteOrigin;
  const target = new URL(`${origin}${path}`);
  return target.origin === new URL(origin).origin ? target.href : home;
}
