import type { Gateway } from '../core/gateway/gateway';

/** Where a friend registers under the code. */
export function inviteLink({ brand, env }: Pick<Gateway, 'brand' | 'env'>, code: string): string {
  const link = new URL('/register', brand.origins.site.replace('{port}', String(env.PORT)));
  link.searchParams.set('inviteCode', code);
  return link.href;
}
