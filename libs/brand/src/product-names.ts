import type { ProductKind } from './products';

/** Display names of the product lines. */
export const productNames: Readonly<Record<ProductKind, string>> = {
  forex: '外汇',
  goods: '商品',
  indexes: '指数',
  digiccy: '数字货币',
  stock: '股票',
};
