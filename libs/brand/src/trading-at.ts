import type { Brand, TerminalKind } from './brand';

/** Where customers trade, without values the brand has not set. */
export type TradingAt = {
  /** The MT5 server; empty when the brand has not set one. */
  server: string;
  terminals: { kind: TerminalKind; name: string; href: string }[];
  /** A URL, or a path on the brand's site. */
  webTrader?: string;
};

const names: Readonly<Record<TerminalKind, string>> = {
  appStore: 'App Store',
  googlePlay: 'Google Play',
  apk: 'Android 安装包（APK）',
  windows: 'Windows',
  macos: 'macOS',
};

const kinds = Object.keys(names) as TerminalKind[];

/** The MT5 server, the terminals and the web trader of a brand in a mode. */
export function tradingAt({ mt5 }: Pick<Brand, 'mt5'>, mode: keyof Brand['mt5']): TradingAt {
  const { server, terminals, webTrader } = mt5[mode];
  return {
    server,
    terminals: kinds.flatMap((kind) => (terminals[kind] ? [{ kind, name: names[kind], href: terminals[kind] }] : [])),
    ...(webTrader ? { webTrader } : {}),
  };
}
