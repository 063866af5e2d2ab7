import type { RuntimeConfig } from '@portal/session/core';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Http } from '@portal/api-client/http';
import type { SiteBrand } from './site-brand';

/** What all pages depend on. On the server there are only a brand, a mode, and whether there is a demo. */
export interface Installation {
  brand: SiteBrand;
  /** The mode that the HTML was rendered for. */
  mode?: RuntimeConfig['mode'];
  config?: RuntimeConfig;
  /** Whether the HTML was rendered where `/demo` has an account to show. */
  demo?: boolean;
  /** The http layer to the gateway, loaded on first use. Rejects if its code cannot be loaded. */
  http: () => Promise<Http>;
}

export const InstallationContext = createContext<Installation | undefined>(undefined);

/** The installation from the context. Throws outside the shell. */
export function useInstallation(): Installation {
  const installation = useContext(InstallationContext);
  if (!installation) throw new Error('useInstallation needs an InstallationContext above it');
  return installation;
}

export const useBrand = (): SiteBrand => useInstallation().brand;

const never = () => () => undefined;

/** The runtime configuration. Undefined in served HTML and in the first client render, so that both match. */
export function useConfig(): RuntimeConfig | undefined {
  const { config } = useInstallation();
  return useSyncExternalStore(
    never,
    () => config,
    () => undefined,
  );
}

/** Whether simulators replace the outside parties. The served HTML states it too; the configuration takes precedence. */
export function useIsSandbox(): boolean {
  const { config, mode } = useInstallation();
  return useSyncExternalStore(
    never,
    () => (config ?? { mode }).mode === 'sandbox',
    () => mode === 'sandbox',
  );
}

/** Whether `/demo` has an account to show; without one no page leads there. */
export function useHasDemo(): boolean {
  const { config, demo } = useInstallation();
  return useSyncExternalStore(
    never,
    () => !!(config ?? { demo }).demo,
    () => !!demo,
  );
}
