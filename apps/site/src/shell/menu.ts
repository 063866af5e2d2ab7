export interface MenuItem {
  label: string;
  href: string;
}

/** What the header leads to. Only pages that exist stand here. */
export const mainMenu: readonly MenuItem[] = [
  { label: '交易产品', href: '/#products' },
  { label: '行情', href: '/market' },
  { label: '账户级别', href: '/#levels' },
  { label: '费用', href: '/#costs' },
  { label: '财经日历', href: '/financial-calendar' },
  { label: '平台下载', href: '/download' },
  { label: '常见问题', href: '/#faq' },
];

export const accountMenu: readonly MenuItem[] = [
  { label: '注册账户', href: '/register' },
  { label: '登录账户', href: '/login' },
  { label: '找回登录密码', href: '/forget-password' },
  { label: '迷你账户', href: '/account-type/mini' },
  { label: '介绍人计划', href: '/ib' },
];

export const legalMenu: readonly MenuItem[] = [
  { label: '客户协议', href: '/legal/terms' },
  { label: '隐私政策', href: '/legal/privacy' },
  { label: '免责声明', href: '/legal/disclaimer' },
  { label: '风险披露', href: '/legal/risk-warning' },
];
