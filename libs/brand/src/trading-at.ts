import type { Brand, TerminalKind } from './brand';

/** Where customers trade, without what the brand has not told. */
export type TradingAt = {
  /** The MT5 server; empty where the brand names none. */
  server: string;
  terminals: { kind: TerminalKind; name: string; href: string }[];
  /** An address, or a path of the brand's site. */
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
