import {
  type Drawing,
  ArrowLeftRightIcon,
  BanknoteIcon,
  ChartColumnIcon,
  CircleUserIcon,
  CoinsIcon,
  CreditCardIcon,
  FileCheckIcon,
  FileTextIcon,
  GraduationCapIcon,
  HeadsetIcon,
  LayoutDashboardIcon,
  UsersIcon,
} from '@portal/ui';

export type NavItem = {
  href: string;
  label: string;
  /** Its label in the phone's bar, which holds four of them; without one the page is listed under 更多. */
  short?: string;
  icon: Drawing;
};

/** The pages of the user centre, in the order of the rail. */
export const navItems: readonly NavItem[] = [
  { href: '/user-center/acctInfo', label: '账户总览', short: '总览', icon: LayoutDashboardIcon },
  { href: '/user-center/assets/deposit', label: '入金', short: '入金', icon: CreditCardIcon },
  { href: '/user-center/assets/withdraw', label: '出金', short: '出金', icon: BanknoteIcon },
  { href: '/user-center/assets/withdrawCoin', label: '数字货币出金', icon: CoinsIcon },
  { href: '/user-center/assets/transfer', label: '转账', short: '转账', icon: ArrowLeftRightIcon },
  { href: '/user-center/fundingDetails', label: '资金明细', icon: FileTextIcon },
  { href: '/user-center/statements', label: '月结单', icon: FileCheckIcon },
  { href: '/user-center/costs', label: '交易成本', icon: ChartColumnIcon },
  { href: '/user-center/invite', label: '邀请好友', icon: UsersIcon },
  { href: '/user-center/support', label: '客服与投诉', icon: HeadsetIcon },
  { href: '/user-center/settings', label: '设置', icon: CircleUserIcon },
  { href: '/user-center/deposit-guide', label: '新手引导', icon: GraduationCapIcon },
];
