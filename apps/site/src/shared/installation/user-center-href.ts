import type { RuntimeConfig } from '@portal/session/core';

/** The URL of a user-centre page. Only its path while the configuration is unknown. */
export const userCenterHref = (
  config: RuntimeConfig | undefined,
  page: 'acctInfo' | 'deposit-guide' | 'support',
): string => `${config?.userCenterOrigin ?? ''}/user-center/${page}`;
