import type { RuntimeConfig } from '@portal/session/core';

/** The address of a user-centre page; its path alone while the configuration is not known. */
export const userCenterHref = (config: RuntimeConfig | undefined, page: 'acctInfo' | 'deposit-guide'): string =>
  `${config?.userCenterOrigin ?? ''}/user-center/${page}`;
