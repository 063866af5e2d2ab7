import { Menu } from './menu';

export const Closed = () => (
  <Menu
    label="交易产品"
    items={[
      { href: '/product/forex', label: '外汇', note: '主要与交叉货币对' },
      { href: '/product/goods', label: '商品' },
    ]}
  />
);
