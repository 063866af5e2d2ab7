import type { Instrument } from '@portal/contract/common';
import { groupDigits } from '@portal/rules/money';
import { priceText } from '../../core/instruments/price';
import { method, type Level, type Levels } from './levels';

const where = { up: '收盘价高于均线', down: '收盘价低于均线', flat: '收盘价在均线附近' } as const;
const meaning = {
  up: '近期收盘价整体上移，短期走势偏强。这只描述已经发生的价格，不代表之后会继续上涨。',
  down: '近期收盘价整体下移，短期走势偏弱。这只描述已经发生的价格，不代表之后会继续下跌。',
  flat: '近期价格没有明显方向，多在支撑与阻力之间往返。',
} as const;

/** The title, summary and Markdown text of an analysis, all from the same figures. */
export function analysisText({ symbol, name, digits }: Pick<Instrument, 'symbol' | 'name' | 'digits'>, levels: Levels) {
  const price = (points: number) => groupDigits(priceText(BigInt(points), digits));
  const { close, high, low, atr, mean, direction, support, resistance } = levels;
  const times = ({ at }: Level) => (Math.abs(at - close) / atr).toFixed(1);
  const row = (kind: string) => (level: Level, index: number) =>
    `| ${kind} ${index + 1} | ${price(level.at)} | ${level.source} | ${times(level)} |`;
  const nearest = `最近支撑 ${price(support[0]?.at ?? close)}，最近阻力 ${price(resistance[0]?.at ?? close)}`;
  return {
    title: `${name} ${symbol}：${where[direction]}，${nearest}`,
    summary: `上一交易日收于 ${price(close)}。${nearest}。价位由行情数据按固定方法计算，每个交易日更新。`,
    markdown: `
## 行情数据

| 项目 | 数值 |
| --- | --- |
| 上一交易日最高价 | ${price(high)} |
| 上一交易日最低价 | ${price(low)} |
| 上一交易日收盘价 | ${price(close)} |
| ${method.mean} 根 4 小时 K 线均价 | ${price(mean)} |
| ${method.atr} 期平均真实波幅（ATR） | ${price(atr)} |

${where[direction]}。${meaning[direction]}

## 支撑与阻力

| 价位 | 价格 | 依据 | 与收盘价的距离（ATR 倍数） |
| --- | --- | --- | --- |
${[...[...resistance.map(row('阻力'))].reverse(), ...support.map(row('支撑'))].join('\n')}

## 计算方法

- 数据为本平台最近 ${method.bars} 根已完成的 4 小时买价 K 线，数据不足时用已有的全部 K 线，不少于 ${method.least} 根。
- 枢轴位由上一交易日的最高价、最低价和收盘价计算。
- 摆动高点（低点）是比前后各 ${method.beside} 根 K 线都高（低）的价格。
- 收盘价每一侧取最近的至多三个价位，相邻价位至少相差 ATR 的四分之一；不足两个时，每次向外推两倍 ATR。
- 价位在当前交易日内有效。下一个交易日开始后，本文由新的计算结果取代。

## 利益冲突提示

我们是差价合约的合约相对方，并从点差、佣金和隔夜利息中取得收入。您的交易结果可能影响我们的收入，我们与您之间存在利益冲突。

本文由程序按上述方法计算，不考虑任何客户的财务状况、投资目标和风险承受能力，不是投资建议，也不是买入或卖出的推荐。交易前请阅读[风险披露](/legal/risk-warning)。
`,
  };
}
