import { levelCodes, productNames, type Brand, type ProductKind } from '@portal/brand';
import { useBrand, useConfig } from '../installation/installation';
import { levelPath } from '../levels/level-path';

export interface MenuItem {
  label: string;
  href: string;
  /** Not in the footer, which is part of the first HTML of every page. */
  menuOnly?: true;
}

export interface MenuGroup {
  label: string;
  items: readonly MenuItem[];
}

const products: readonly ProductKind[] = ['forex', 'goods', 'indexes', 'stock', 'digiccy'];

/**
 * The header menu: only existing pages, and only products that the brand offers.
 * @param hasDemo whether `/demo` has an account to show
 */
const menuOf = (brand: Pick<Brand, 'products' | 'levels'>, hasDemo: boolean): readonly MenuGroup[] => [
  {
    label: '交易产品',
    items: [
      ...products
        .filter((kind) => brand.products.includes(kind))
        .map((kind) => ({ label: productNames[kind], href: `/product/${kind}` })),
      { label: '账户级别', href: '/#levels' },
      ...levelCodes.map((code) => ({ label: brand.levels[code].name, href: levelPath(brand.levels[code]) })),
      { label: '费用', href: '/fees' },
      { label: '交易时间', href: '/hours', menuOnly: true },
    ],
  },
  {
    label: '市场',
    items: [
      { label: '行情', href: '/market' },
      { label: '财经日历', href: '/financial-calendar' },
      { label: '交易策略', href: '/trading-strategy' },
      { label: '市场知识', href: '/information' },
    ],
  },
  { label: '平台下载', items: [{ label: '平台下载', href: '/download' }] },
  {
    label: '新手',
    items: [
      { label: '新手入门', href: '/tiro' },
      { label: '图解教学', href: '/video-teaching' },
      { label: 'MT5 教程', href: '/mt5Tutorial' },
      ...(hasDemo ? [{ label: '示例账户', href: '/demo', menuOnly: true } as const] : []),
      { label: '术语表', href: '/glossary', menuOnly: true },
      { label: '帮助中心', href: '/helpcenter' },
    ],
  },
  {
    label: '关于',
    items: [
      { label: '关于我们', href: '/about' },
      { label: '资金与信息安全', href: '/security' },
      { label: '公告与动态', href: '/news' },
      { label: '系统状态', href: '/status', menuOnly: true },
      { label: '投诉与咨询', href: '/complaint', menuOnly: true },
      { label: '订单执行政策', href: '/legal/execution', menuOnly: true },
      { label: '利益冲突政策', href: '/legal/conflicts', menuOnly: true },
      { label: '客户资金与负余额', href: '/legal/client-money', menuOnly: true },
      { label: 'Cookie 说明', href: '/legal/cookies', menuOnly: true },
      { label: '无障碍声明', href: '/legal/accessibility', menuOnly: true },
      { label: '法律文件历史版本', href: '/legal/archive', menuOnly: true },
    ],
  },
  { label: '搜索', items: [{ label: '搜索', href: '/search', menuOnly: true }] },
];

/** The header menu of this installation. The demo is not in the HTML of each page: the menu opens with a script only. */
export const useHeaderMenu = (): readonly MenuGroup[] => menuOf(useBrand(), !!useConfig()?.demo);

export const accountMenu: readonly MenuItem[] = [
  { label: '注册账户', href: '/register' },
  { label: '登录账户', href: '/login' },
  { label: '找回登录密码', href: '/forget-password' },
  { label: '介绍人计划', href: '/ib' },
];

export const legalMenu: readonly MenuItem[] = [
  { label: '客户协议', href: '/legal/terms' },
  { label: '隐私政策', href: '/legal/privacy' },
  { label: '免责声明', href: '/legal/disclaimer' },
  { label: '风险披露', href: '/legal/risk-warning' },
];
