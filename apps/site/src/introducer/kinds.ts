import type { ProductKind } from '@portal/brand';

export const kindNames: Readonly<Record<ProductKind, string>> = {
  forex: '外汇',
  goods: '商品',
  indexes: '指数',
  digiccy: '数字货币',
  stock: '股票',
};
