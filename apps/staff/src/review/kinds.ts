import {
  decisionRules,
  type Review,
  type ReviewDecision,
  type ReviewKind,
  type ReviewSort,
} from '@portal/contract/staff';
import type { Permission } from '@portal/contract/kernel';

type StatusText = { label: string; tone: 'warn' | 'ok' | 'danger' | 'info' | 'plain' };

/** How a review queue looks and what can be decided in it. */
export type KindSetup = {
  title: string;
  /** The status in which an item waits. */
  pending: number;
  statuses: Readonly<Record<number, StatusText>>;
  /** Whether its items have hints for the reviewer. */
  hasHints?: true;
  /** Fields of the subject: the columns of the list and the facts of an item, in this order. */
  fields: readonly { id: string; label: string; extra?: boolean; money?: boolean; width?: number }[];
  /** What the list can be sorted by, as in the contract's reviewSorts. */
  sorts: readonly ReviewSort[];
  /** Reasons for a refusal; each can be changed before it is sent. */
  reasons: readonly string[];
  /** The decisions that the present status allows. */
  decisions: (review: Review) => readonly ReviewDecision[];
};

const parts: KindSetup['statuses'] = {
  0: { label: '未提交', tone: 'plain' },
  1: { label: '已通过', tone: 'ok' },
  2: { label: '待审核', tone: 'warn' },
  3: { label: '已拒绝', tone: 'danger' },
};

const payouts: KindSetup['statuses'] = {
  1: { label: '待审核', tone: 'warn' },
  2: { label: '待付款', tone: 'info' },
  3: { label: '已付款', tone: 'ok' },
  4: { label: '已拒绝', tone: 'danger' },
  5: { label: '已取消', tone: 'plain' },
  6: { label: '已退回', tone: 'danger' },
};

const part = ({ status }: Review): readonly ReviewDecision[] => (status === 2 ? ['approve', 'refuse'] : []);
const payout = ({ status }: Review): readonly ReviewDecision[] => {
  if (status === 1) return ['approve', 'refuse'];
  return status === 2 ? ['pay', 'refuse'] : [];
};

const payoutReasons = [
  '收款人姓名与实名不一致',
  '银行卡信息有误，请核对后重新提交',
  '资金来源需要补充证明',
  '应客户要求取消',
];

export const kinds = {
  identity: {
    title: '身份认证',
    pending: 2,
    statuses: parts,
    sorts: ['createdAt', 'customer'],
    fields: [
      { id: 'chineseName', label: '姓名' },
      { id: 'idDocumentNumber', label: '身份证号', width: 170 },
    ],
    reasons: [
      '照片模糊，请重新拍摄',
      '照片与填写的姓名不一致',
      '照片与填写的证件号码不一致',
      '证件已过期',
      '证件照片不完整',
    ],
    decisions: part,
  },
  bank: {
    title: '银行卡',
    pending: 2,
    statuses: parts,
    sorts: ['createdAt', 'customer'],
    fields: [
      { id: 'bankName', label: '银行' },
      { id: 'accountNumber', label: '卡号', width: 170 },
      { id: 'holder', label: '持卡人' },
      { id: 'verifiedName', label: '实名姓名' },
      { id: 'province', label: '省份', extra: true },
      { id: 'city', label: '城市', extra: true },
      { id: 'branch', label: '开户支行' },
    ],
    reasons: ['照片模糊，请重新拍摄', '照片与填写的卡号不一致', '持卡人与实名姓名不一致', '不支持该银行'],
    decisions: part,
  },
  phone: {
    title: '更换手机',
    pending: 2,
    statuses: parts,
    sorts: ['createdAt', 'customer'],
    fields: [
      { id: 'chineseName', label: '姓名' },
      { id: 'idDocumentNumber', label: '身份证号', width: 170 },
      { id: 'oldPhone', label: '原手机' },
      { id: 'newPhone', label: '新手机' },
      { id: 'requestedBy', label: '代客申请', extra: true },
      { id: 'requestReason', label: '申请原因', extra: true },
    ],
    reasons: ['照片模糊，请重新拍摄', '手持照片与证件不一致', '未能与客户核实'],
    decisions: part,
  },
  link: {
    title: 'MT5 账号关联',
    pending: 2,
    statuses: parts,
    sorts: ['createdAt', 'customer'],
    fields: [
      { id: 'login', label: 'MT5 账号' },
      { id: 'platformName', label: '平台登记姓名' },
      { id: 'verifiedName', label: '实名姓名' },
    ],
    reasons: ['平台登记姓名与实名不一致', '未能与客户核实', '该账号不属于申请人'],
    decisions: part,
  },
  introducer: {
    title: '介绍人申请',
    pending: 2,
    statuses: parts,
    sorts: ['createdAt'],
    fields: [
      { id: 'chineseName', label: '姓名' },
      { id: 'mobilePhone', label: '手机' },
      { id: 'email', label: '邮箱' },
      { id: 'city', label: '城市' },
      { id: 'channel', label: '推广渠道' },
      { id: 'note', label: '说明', extra: true },
      { id: 'track', label: '来源', extra: true },
    ],
    reasons: ['推广渠道不符合要求', '未能与申请人取得联系'],
    decisions: part,
  },
  withdraw: {
    title: '银行出金',
    pending: 1,
    statuses: payouts,
    hasHints: true,
    sorts: ['createdAt', 'customer', 'amount'],
    fields: [
      { id: 'amount', label: '金额（USD）', money: true },
      { id: 'fee', label: '手续费', money: true, extra: true },
      { id: 'receiveCny', label: '到账（CNY）', money: true },
      { id: 'bank', label: '收款卡', width: 208 },
      { id: 'holder', label: '持卡人', width: 76 },
      { id: 'verifiedName', label: '实名姓名', width: 76, extra: true },
      { id: 'account', label: '账户', width: 84, extra: true },
      { id: 'platform', label: '平台', extra: true },
      { id: 'approvals', label: '已批准', width: 60 },
      { id: 'reference', label: '付款流水号', extra: true },
    ],
    reasons: payoutReasons,
    decisions: payout,
  },
  coin: {
    title: '数字货币出金',
    pending: 1,
    statuses: payouts,
    hasHints: true,
    sorts: ['createdAt', 'customer', 'amount'],
    fields: [
      { id: 'amount', label: '金额（USD）', money: true },
      { id: 'fee', label: '手续费（USDT）', money: true, extra: true },
      { id: 'receive', label: '到账（USDT）', money: true },
      { id: 'chain', label: '网络', width: 76 },
      { id: 'address', label: '收款地址', width: 130 },
      { id: 'verifiedName', label: '实名姓名', width: 76 },
      { id: 'account', label: '账户', width: 84, extra: true },
      { id: 'platform', label: '平台', extra: true },
      { id: 'approvals', label: '已批准', width: 60 },
      { id: 'txHash', label: '交易哈希', extra: true },
    ],
    reasons: payoutReasons,
    decisions: payout,
  },
} as const satisfies Partial<Record<ReviewKind, KindSetup>>;

/** A status of an item's history in words. */
export const stepName = ({ pending, statuses }: KindSetup, status: string): string =>
  Number(status) === pending ? '提交' : (statuses[Number(status)]?.label ?? status);

export type QueueKind = keyof typeof kinds;

export const isQueueKind = (kind: string | undefined): kind is QueueKind => kind !== undefined && kind in kinds;

export const setupOf = (kind: QueueKind): KindSetup => kinds[kind];

/** The decisions that the present status allows to a member. */
export const decisionsFor = (kind: QueueKind, review: Review, can: (permission: Permission) => boolean) =>
  setupOf(kind)
    .decisions(review)
    .filter((decision) => {
      const rule = decisionRules[kind][decision];
      return rule !== undefined && can(rule.permission);
    });
