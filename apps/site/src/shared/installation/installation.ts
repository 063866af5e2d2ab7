import type { RuntimeConfig } from '@portal/session/core';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Http } from '@portal/api-client/http';
import type { SiteBrand } from './site-brand';

/** What the pages stand on. On the server there are a brand and a mode, and nothing else. */
export interface Installation {
  brand: SiteBrand;
  /** The mode that the HTML was rendered for. */
  mode?: RuntimeConfig['mode'];
  config?: RuntimeConfig;
  /** The way to the gateway, loaded when first asked for. Rejects where its code cannot be had. */
  http: () => Promise<Http>;
}

export const InstallationContext = createContext<Installation | undefined>(undefined);

/** The installation around. Throws outside the shell. */
export function useInstallation(): Installation {
  const installation = useContext(InstallationContext);
  if (!installation) throw new Error('useInstallation needs an InstallationContext above it');
  return installation;
}

export const useBrand = (): SiteBrand => useInstallation().brand;

const never = () => () => undefined;

/** The runtime configuration; nothing in served HTML and in the first client render, so that both agree. */
export function useConfig(): RuntimeConfig | undefined {
  const { config } = useInstallation();
  return useSyncExternalStore(
    never,
    () => config,
    () => undefined,
  );
}

/** Whether outside parties are played by simulators: said by the served HTML too. The configuration has the last word. */
export function useIsSandbox(): boolean {
  const { config, mode } = useInstallation();
  return useSyncExternalStore(
    never,
    () => (config ?? { mode }).mode === 'sandbox',
    () => mode === 'sandbox',
  );
}
