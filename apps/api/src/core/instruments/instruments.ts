import type { Instrument } from '@portal/contract/common';

const newYorkWeek = '周一 05:00 至周六 05:00（美国冬令时为 06:00 至 06:00）';
const newYorkDay = '周一 06:00 至周六 05:00，每日 05:00–06:00 休市（美国冬令时整体晚 1 小时）';
const brentDay = '周一至周五 08:00–次日 05:00（英国冬令时为 09:00–次日 06:00）';
const usStockDay = '周一至周五 21:30–次日 04:00（美国冬令时为 22:30–次日 05:00）';
const always = '7×24 小时';

/** Symbol, Chinese name, digits, typical spread as a price, price currency, and swap per night (long, short) in points per lot. */
type Row = readonly [
  symbol: string,
  name: string,
  digits: number,
  spread: string,
  currency: string,
  swapLong: string,
  swapShort: string,
];
type Shared = Pick<Instrument, 'zone' | 'contractSize' | 'unit' | 'minLot' | 'session'> & { commission?: string };

const table = ({ commission = '0.00', ...shared }: Shared, rows: readonly Row[]): Instrument[] =>
  rows.map(([symbol, name, digits, spread, currency, swapLong, swapShort]) => ({
    ...shared,
    symbol,
    name,
    digits,
    spread,
    currency,
    swapLong,
    swapShort,
    commission,
  }));

const units: Readonly<Record<string, string>> = {
  EUR: '欧元',
  GBP: '英镑',
  USD: '美元',
  AUD: '澳元',
  NZD: '纽元',
};

/** A lot of a currency pair is 100,000 units of its first currency. */
const pairs = (rows: readonly Row[]): Instrument[] =>
  rows.flatMap((row) => {
    const unit = units[row[0].slice(0, 3)] ?? '';
    return table({ zone: 1, contractSize: 100_000, unit, minLot: 0.01, session: newYorkWeek }, [row]);
  });

const goods = (contractSize: number, unit: string, session: string, row: Row): Instrument[] =>
  table({ zone: 4, contractSize, unit, minLot: 0.01, session }, [row]);

/** A one-point move of an index changes the value of a lot by `contractSize` units of its currency. */
const index = (contractSize: number, session: string, rows: readonly Row[]): Instrument[] =>
  table({ zone: 5, contractSize, unit: '点', minLot: 0.1, session }, rows);

const coin = (minLot: number, unit: string, row: Row): Instrument[] =>
  table({ zone: 6, contractSize: 1, unit, minLot, session: always }, [row]);

/**
 * The instruments and their contract terms. Trading hours in Beijing time follow the underlying markets: the New York close for
 * currencies, CME Globex for metals, WTI, gas, copper and US indexes, ICE for Brent, HKEX for HK50, SGX for CHINA50, Eurex for
 * GER40, OSE for JP225, Nasdaq and NYSE regular hours for stocks. Source: docs/rules.md, Instruments.
 */
export const instruments: readonly Instrument[] = [
  ...pairs([
    ['EURUSD', '欧元/美元', 5, '0.00012', 'USD', '-7.2', '2.1'],
    ['GBPUSD', '英镑/美元', 5, '0.00016', 'USD', '-4.6', '-2.3'],
    ['USDJPY', '美元/日元', 3, '0.014', 'JPY', '12.4', '-23.8'],
    ['AUDUSD', '澳元/美元', 5, '0.00014', 'USD', '-3.1', '-1.2'],
    ['USDCAD', '美元/加元', 5, '0.00017', 'CAD', '3.6', '-8.4'],
    ['USDCHF', '美元/瑞郎', 5, '0.00016', 'CHF', '5.9', '-11.2'],
    ['NZDUSD', '纽元/美元', 5, '0.00018', 'USD', '-2.2', '-1.6'],
    ['EURGBP', '欧元/英镑', 5, '0.00015', 'GBP', '-6.8', '1.9'],
    ['EURJPY', '欧元/日元', 3, '0.019', 'JPY', '6.2', '-18.5'],
    ['USDCNH', '美元/离岸人民币', 5, '0.00150', 'CNH', '31.0', '-85.0'],
  ]),

  ...goods(100, '盎司', newYorkDay, ['XAUUSD', '现货黄金', 2, '0.25', 'USD', '-55.0', '18.0']),
  ...goods(5_000, '盎司', newYorkDay, ['XAGUSD', '现货白银', 3, '0.025', 'USD', '-7.6', '2.4']),
  ...goods(1_000, '桶', newYorkDay, ['USOIL', '美国原油（WTI）', 2, '0.03', 'USD', '-2.0', '-0.6']),
  ...goods(1_000, '桶', brentDay, ['UKOIL', '布伦特原油', 2, '0.03', 'USD', '-2.2', '-0.5']),
  ...goods(10_000, '百万英热单位', newYorkDay, ['NGAS', '天然气', 3, '0.006', 'USD', '-9.5', '2.0']),
  ...goods(25_000, '磅', newYorkDay, ['COPPER', '美国铜', 4, '0.0030', 'USD', '-8.0', '1.5']),

  ...index(1, newYorkDay, [
    ['US30', '道琼斯 30', 1, '2.0', 'USD', '-71.0', '18.0'],
    ['US500', '标普 500', 1, '0.5', 'USD', '-10.2', '2.6'],
    ['NAS100', '纳斯达克 100', 1, '1.5', 'USD', '-37.7', '9.5'],
  ]),
  ...index(10, '周一至周五 09:15–12:00、13:00–16:30、17:15–次日 03:00', [
    ['HK50', '恒生指数', 0, '8', 'HKD', '-3.6', '0.8'],
  ]),
  ...index(1, '周一至周五 09:00–16:30、17:00–次日 05:15', [
    ['CHINA50', '富时中国 A50', 1, '6.0', 'USD', '-20.8', '4.2'],
  ]),
  ...index(1, '周一至周五 08:10–次日 04:00（欧洲冬令时为 08:10–次日 05:00）', [
    ['GER40', '德国 DAX 40', 1, '1.5', 'EUR', '-29.3', '6.1'],
  ]),
  ...index(100, '周一至周五 07:45–14:45、16:00–次日 05:00', [['JP225', '日经 225', 0, '8', 'JPY', '-4.1', '-0.9']]),

  ...coin(0.01, 'BTC', ['BTCUSD', '比特币', 2, '20.00', 'USD', '-5200.0', '-1300.0']),
  ...coin(0.1, 'ETH', ['ETHUSD', '以太坊', 2, '1.50', 'USD', '-175.0', '-44.0']),
  ...coin(1, 'LTC', ['LTCUSD', '莱特币', 2, '0.20', 'USD', '-5.2', '-1.3']),
  ...coin(1, 'SOL', ['SOLUSD', 'Solana', 2, '0.15', 'USD', '-7.7', '-1.9']),

  ...table({ zone: 7, contractSize: 100, unit: '股', minLot: 0.01, session: usStockDay, commission: '2.00' }, [
    ['AAPL', '苹果', 2, '0.04', 'USD', '-5.2', '-1.2'],
    ['MSFT', '微软', 2, '0.10', 'USD', '-9.6', '-2.2'],
    ['NVDA', '英伟达', 2, '0.04', 'USD', '-3.5', '-0.8'],
    ['TSLA', '特斯拉', 2, '0.10', 'USD', '-8.1', '-1.9'],
    ['AMZN', '亚马逊', 2, '0.05', 'USD', '-4.4', '-1.0'],
    ['GOOGL', '谷歌（Alphabet A 类）', 2, '0.05', 'USD', '-5.4', '-1.2'],
    ['META', 'Meta', 2, '0.20', 'USD', '-11.7', '-2.7'],
  ]),
  // Depositary receipts: one BABA receipt is eight ordinary shares, PDD four, JD two. The lot counts receipts.
  ...table({ zone: 7, contractSize: 100, unit: '股 ADR', minLot: 0.01, session: usStockDay, commission: '2.00' }, [
    ['BABA', '阿里巴巴', 2, '0.05', 'USD', '-3.1', '-0.7'],
    ['PDD', '拼多多', 2, '0.06', 'USD', '-2.5', '-0.6'],
    ['JD', '京东', 2, '0.03', 'USD', '-0.6', '-0.1'],
  ]),
];

const bySymbol = new Map(instruments.map((instrument) => [instrument.symbol, instrument]));

/** The contract terms of a symbol; undefined for an unknown symbol. */
export const instrumentOf = (symbol: string): Instrument | undefined => bySymbol.get(symbol);
