import type { Permission } from '@portal/contract/kernel';

export const permissionNames: Readonly<Record<Permission, string>> = {
  'review.identity': '审核身份认证',
  'review.bank': '审核银行卡',
  'review.phone': '审核更换手机',
  'review.introducer': '审核介绍人',
  'customer.read': '查看客户',
  'customer.reveal': '查看完整号码',
  'customer.note': '写客户备注',
  'customer.freeze': '冻结客户',
  'customer.manage': '管理客户',
  'deposit.read': '查看入金',
  'deposit.resolve': '处理入金',
  'payout.read': '查看出金',
  'payout.decide': '审核出金',
  'payout.pay': '付款',
  'adjustment.propose': '提出调账',
  'adjustment.approve': '批准调账',
  'settings.read': '查看设置',
  'settings.propose': '提出设置',
  'settings.approve': '批准设置',
  'promotion.manage': '管理活动',
  'agreement.propose': '提出介绍人协议',
  'agreement.approve': '批准介绍人协议',
  'commission.approve': '批准介绍人佣金',
  'content.publish': '发布内容',
  'report.read': '查看报表',
  'reconciliation.read': '查看对账',
  'reconciliation.resolve': '处理对账',
  'audit.read': '查看审计',
  'staff.manage': '管理员工',
  'staff.approve': '批准员工变更',
};

const roleNames: Readonly<Record<string, string>> = {
  support: '客服',
  compliance: '合规',
  finance: '财务',
  marketing: '市场',
  auditor: '审计',
  administrator: '管理员',
};

export const roleName = (role: string): string => roleNames[role] ?? role;
