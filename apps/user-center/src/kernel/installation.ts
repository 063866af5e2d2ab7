import { brandOf, withTheme, type Brand } from '@portal/brand';
import type { RuntimeConfig } from '@portal/session/core';
import { createContext, useContext } from 'react';

/** What this installation is: its origins and its brand. */
export interface Installation extends Pick<RuntimeConfig, 'siteOrigin'> {
  brand: Brand;
}

/** @throws with the list of known brands where the configuration names another */
export const installationOf = ({ siteOrigin, brand, theme }: RuntimeConfig): Installation => ({
  siteOrigin,
  brand: withTheme(brandOf(brand), theme),
});

export const InstallationContext = createContext<Installation | undefined>(undefined);

/** The installation this page runs in. Throws outside the app. */
export function useInstallation(): Installation {
  const installation = useContext(InstallationContext);
  if (!installation) throw new Error('useInstallation needs an InstallationContext above it');
  return installation;
}
