import type { Component } from './sandbox-walk-series';

/** Where a symbol's walk is at home, and what moves it. The crosses follow their two pairs, indexes and stocks the US market. */
interface Start {
  base: number;
  components: readonly Component[];
}

const independent = (base: number, symbol: string, daily: number): Start => ({ base, components: [[symbol, daily]] });
const led = (base: number, driver: string, share: number, symbol: string, daily: number): Start => ({
  base,
  components: [
    [driver, share],
    [symbol, daily],
  ],
});
const stock = (base: number, symbol: string, daily: number) => led(base, 'us', 0.009, symbol, daily);
const china = (base: number, symbol: string, daily: number) => led(base, 'china', 0.012, symbol, daily);
const coin = (base: number, symbol: string, daily: number) => led(base, 'coin', 0.02, symbol, daily);

export const starts: Readonly<Record<string, Start>> = {
  EURUSD: independent(1.162, 'EURUSD', 0.0042),
  GBPUSD: independent(1.318, 'GBPUSD', 0.0048),
  USDJPY: independent(154.2, 'USDJPY', 0.0055),
  AUDUSD: independent(0.653, 'AUDUSD', 0.0058),
  USDCAD: independent(1.402, 'USDCAD', 0.0038),
  USDCHF: independent(0.803, 'USDCHF', 0.0045),
  NZDUSD: independent(0.571, 'NZDUSD', 0.006),
  EURGBP: led(1.162 / 1.318, 'EURUSD', 0.0042, 'GBPUSD', -0.0048),
  EURJPY: led(1.162 * 154.2, 'EURUSD', 0.0042, 'USDJPY', 0.0055),
  USDCNH: independent(7.112, 'USDCNH', 0.0016),

  XAUUSD: independent(4050, 'XAUUSD', 0.0095),
  XAGUSD: led(50.4, 'XAUUSD', 0.0125, 'XAGUSD', 0.01),
  USOIL: led(60.2, 'oil', 0.017, 'USOIL', 0.003),
  UKOIL: led(64.1, 'oil', 0.016, 'UKOIL', 0.003),
  NGAS: independent(4.25, 'NGAS', 0.028),
  COPPER: independent(5.02, 'COPPER', 0.012),

  US30: led(47_100, 'us', 0.007, 'US30', 0.003),
  US500: led(6_720, 'us', 0.0085, 'US500', 0.001),
  NAS100: led(24_900, 'us', 0.0105, 'NAS100', 0.004),
  HK50: led(25_800, 'china', 0.012, 'HK50', 0.004),
  CHINA50: led(15_150, 'china', 0.01, 'CHINA50', 0.004),
  GER40: led(23_700, 'us', 0.005, 'GER40', 0.008),
  JP225: led(49_600, 'us', 0.006, 'JP225', 0.01),

  BTCUSD: coin(95_000, 'BTCUSD', 0.012),
  ETHUSD: coin(3_150, 'ETHUSD', 0.022),
  LTCUSD: coin(96, 'LTCUSD', 0.024),
  SOLUSD: coin(142, 'SOLUSD', 0.028),

  AAPL: stock(271, 'AAPL', 0.011),
  MSFT: stock(497, 'MSFT', 0.01),
  NVDA: stock(186, 'NVDA', 0.02),
  TSLA: stock(412, 'TSLA', 0.028),
  AMZN: stock(226, 'AMZN', 0.014),
  GOOGL: stock(284, 'GOOGL', 0.013),
  META: stock(606, 'META', 0.015),
  BABA: china(158, 'BABA', 0.018),
  PDD: china(129, 'PDD', 0.018),
  JD: china(30.6, 'JD', 0.017),
};
