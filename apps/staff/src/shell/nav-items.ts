import type { Permission } from '@portal/contract/kernel';

export type NavItem = {
  href: string;
  label: string;
  /** Any of these shows the item; an empty list shows it to everyone. */
  needs: readonly Permission[];
};

/** The pages of the back office by subject. */
export const navGroups: readonly { label: string; items: readonly NavItem[] }[] = [
  { label: '工作台', items: [{ href: '/', label: '首页', needs: [] }] },
  {
    label: '审核',
    items: [
      { href: '/review/identity', label: '身份认证', needs: ['review.identity'] },
      { href: '/review/bank', label: '银行卡', needs: ['review.bank'] },
      { href: '/review/phone', label: '更换手机', needs: ['review.phone'] },
      { href: '/factor-resets', label: '两步验证重置', needs: ['review.phone'] },
      { href: '/review/link', label: 'MT5 账号关联', needs: ['review.identity'] },
      { href: '/tasks', label: '客户资料', needs: ['review.identity'] },
      { href: '/closings', label: '注销申请', needs: ['customer.manage'] },
      { href: '/review/introducer', label: '介绍人申请', needs: ['review.introducer'] },
    ],
  },
  {
    label: '资金',
    items: [
      { href: '/deposits', label: '入金', needs: ['deposit.read', 'deposit.resolve'] },
      { href: '/suspense', label: '挂账付款', needs: ['deposit.read', 'deposit.resolve'] },
      { href: '/callbacks', label: '渠道通知', needs: ['deposit.read', 'deposit.resolve'] },
      { href: '/review/withdraw', label: '银行出金', needs: ['payout.read', 'payout.decide', 'payout.pay'] },
      { href: '/review/coin', label: '数字货币出金', needs: ['payout.read', 'payout.decide', 'payout.pay'] },
      { href: '/payouts', label: '全部出金', needs: ['payout.read', 'payout.decide', 'payout.pay'] },
      { href: '/batches', label: '付款批次', needs: ['payout.read', 'payout.pay'] },
      {
        href: '/adjustments',
        label: '调账',
        needs: ['adjustment.propose', 'adjustment.approve', 'reconciliation.read', 'report.read'],
      },
      {
        href: '/receivables',
        label: '应收款',
        needs: ['adjustment.propose', 'adjustment.approve', 'reconciliation.read', 'report.read'],
      },
      { href: '/reports', label: '报表', needs: ['report.read'] },
      { href: '/reconciliation', label: '对账', needs: ['reconciliation.read', 'reconciliation.resolve'] },
    ],
  },
  {
    label: '客户',
    items: [
      { href: '/customers', label: '客户', needs: ['customer.read'] },
      { href: '/cases', label: '可疑案件', needs: ['customer.manage'] },
      { href: '/tickets', label: '客服工单', needs: ['customer.read'] },
    ],
  },
  {
    label: '运营',
    items: [
      { href: '/promotions', label: '活动', needs: ['promotion.manage', 'report.read'] },
      {
        href: '/introducers',
        label: '介绍人',
        needs: [
          ...(['review.introducer', 'agreement.propose', 'agreement.approve'] as const),
          ...(['commission.approve', 'promotion.manage', 'report.read'] as const),
        ],
      },
      { href: '/content', label: '内容发布', needs: ['content.publish'] },
    ],
  },
  {
    label: '管理',
    items: [
      {
        href: '/settings',
        label: '汇率与限额',
        needs: ['settings.read', 'settings.propose', 'settings.approve'],
      },
      { href: '/audit', label: '审计', needs: ['audit.read'] },
      { href: '/staff', label: '员工与角色', needs: ['staff.manage', 'staff.approve', 'audit.read'] },
      { href: '/account', label: '我的账号', needs: [] },
    ],
  },
];
