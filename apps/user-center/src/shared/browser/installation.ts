import { brandOf, tradingAt, withTheme, type Brand, type TradingAt } from '@portal/brand';
import type { RuntimeConfig } from '@portal/session/core';
import { createContext, useContext } from 'react';

/** An installation: its origins and its brand. */
export interface Installation extends Pick<RuntimeConfig, 'siteOrigin'> {
  mode: NonNullable<RuntimeConfig['mode']>;
  brand: Brand;
  /** Where customers trade: the MT5 server, the terminals, the web trader. */
  trading: TradingAt;
  /** `/demo` in the demo, which shows one account to everybody and where nobody acts; else nothing. */
  demo: string;
}

/** @throws with the list of known brands if the configuration names an unknown brand */
export function installationOf(
  { siteOrigin, brand: id, theme, mode = 'production' }: RuntimeConfig,
  demo = '',
): Installation {
  const brand = withTheme(brandOf(id), theme);
  return { siteOrigin, mode, brand, trading: tradingAt(brand, mode), demo };
}

export const InstallationContext = createContext<Installation | undefined>(undefined);

/** The installation this page runs in. Throws outside the app. */
export function useInstallation(): Installation {
  const installation = useContext(InstallationContext);
  if (!installation) throw new Error('useInstallation needs an InstallationContext above it');
  return installation;
}
