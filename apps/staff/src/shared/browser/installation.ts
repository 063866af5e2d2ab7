import { brandOf, withTheme, type Brand } from '@portal/brand';
import { createContext, useContext } from 'react';

/** `/config.json` of the back office's own server. */
interface StaffConfig {
  brand: string;
  mode: 'sandbox' | 'production';
  apiBase: string;
  theme?: Parameters<typeof withTheme>[1];
}

/** The installation that the page runs in. */
export interface Installation {
  brand: Brand;
  sandbox: boolean;
  apiBase: string;
}

const isConfig = (value: unknown): value is StaffConfig =>
  typeof value === 'object' && value !== null && 'brand' in value && 'apiBase' in value;

/** @throws when the file cannot be loaded, lacks a field, or names an unknown brand */
export async function loadInstallation(): Promise<Installation> {
  // The browser says itself in its console why it could not fetch.
  const response = await fetch('/config.json', { cache: 'no-cache', credentials: 'same-origin' }).catch(
    () => undefined,
  );
  const config: unknown = response?.ok ? await response.json() : undefined;
  if (!isConfig(config)) {
    const code = response ? 'HTTP' : 'NETWORK';
    throw Object.assign(new Error('/config.json is missing or incomplete'), { code });
  }
  return {
    brand: withTheme(brandOf(config.brand), config.theme),
    sandbox: config.mode === 'sandbox',
    apiBase: config.apiBase,
  };
}

export const InstallationContext = createContext<Installation | undefined>(undefined);

/** The installation that the page runs in. Throws outside the app. */
export function useInstallation(): Installation {
  const installation = useContext(InstallationContext);
  if (!installation) throw new Error('useInstallation needs an InstallationContext above it');
  return installation;
}
