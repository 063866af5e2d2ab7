import type { Instrument } from '@portal/contract/common';

export interface ZoneInfo {
  zone: Instrument['zone'];
  name: string;
  /** In addresses. */
  slug: 'forex' | 'goods' | 'indexes' | 'digiccy' | 'stock';
  /** What it is, in a line. */
  what: string;
}

/** The five kinds of products, by the zone codes of the wire. */
export const zones: readonly ZoneInfo[] = [
  {
    zone: 1,
    slug: 'forex',
    name: '外汇',
    what: '主要货币对与离岸人民币，全球成交最活跃的市场。',
  },
  {
    zone: 4,
    slug: 'goods',
    name: '商品',
    what: '黄金、白银、原油、天然气与铜，以美元计价。',
  },
  {
    zone: 5,
    slug: 'indexes',
    name: '指数',
    what: '美国、中国、中国香港、德国与日本的代表性股指，一笔交易一篮子股票。',
  },
  {
    zone: 6,
    slug: 'digiccy',
    name: '数字货币',
    what: '比特币、以太坊等主流币种，全天候报价，无需持有钱包。',
  },
  {
    zone: 7,
    slug: 'stock',
    name: '股票',
    what: '美国上市的科技龙头与中概股，可做多也可做空。',
  },
];

export const zoneOf = (code: Instrument['zone']): ZoneInfo | undefined => zones.find(({ zone }) => zone === code);
