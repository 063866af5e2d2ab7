import type { Instrument } from '@portal/contract/common';

export interface ZoneInfo {
  zone: Instrument['zone'];
  name: string;
  /** What it is, in a line. */
  what: string;
  /** What moves its price. */
  moves: string;
}

/** The five kinds of products, by the zone codes of the wire. */
export const zones: readonly ZoneInfo[] = [
  {
    zone: 1,
    name: '外汇',
    what: '主要货币对与离岸人民币，全球成交最活跃的市场。',
    moves: '各国利率、通胀与就业数据，央行表态。',
  },
  {
    zone: 4,
    name: '商品',
    what: '黄金、白银、原油、天然气与铜，以美元计价。',
    moves: '美元与实际利率、库存与产量、避险情绪。',
  },
  {
    zone: 5,
    name: '指数',
    what: '美国、中国、中国香港、德国与日本的代表性股指，一笔交易一篮子股票。',
    moves: '企业盈利、货币政策、资金流向。',
  },
  {
    zone: 6,
    name: '数字货币',
    what: '比特币、以太坊等主流币种，全天候报价，无需持有钱包。',
    moves: '监管消息、链上活动、风险偏好；波动明显大于其他品种。',
  },
  {
    zone: 7,
    name: '股票',
    what: '美国上市的科技龙头与中概股，可做多也可做空。',
    moves: '财报与指引、行业新闻、大盘走势。',
  },
];
