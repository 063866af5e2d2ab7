import type { Adjustment, AdjustmentKind } from '@portal/contract/staff';

type KindText = {
  label: string;
  /** Of the reference field; undefined where none is asked. */
  reference?: string;
  /** Whether the amount is asked; otherwise the document has it. */
  asksAmount: boolean;
  /** Whether the gateway refuses it without a document. */
  needsDocument?: true;
  hint: string;
};

export const kinds: Readonly<Record<AdjustmentKind, KindText>> = {
  correction: { label: '更正', asksAmount: true, hint: '正数记入客户账户，负数从客户账户扣除' },
  goodwill: { label: '补偿', asksAmount: true, hint: '记入客户账户，由公司承担' },
  feeRefund: { label: '手续费退还', asksAmount: true, hint: '记入客户账户' },
  deposit: {
    label: '电汇入金',
    reference: '银行流水号',
    asksAmount: true,
    needsDocument: true,
    hint: '银行账户已收到的款项',
  },
  suspense: {
    label: '挂账入账',
    reference: '挂账编号',
    asksAmount: true,
    hint: '挂账的付款按当日汇率记入客户账户，金额须与挂账页所示一致',
  },
  chargeback: {
    label: '拒付',
    reference: '入金单号',
    asksAmount: false,
    needsDocument: true,
    hint: '渠道收回了一笔已入账的入金；余额不足的部分记为应收款',
  },
  payoutReturn: {
    label: '出金退回',
    reference: '出金单号',
    asksAmount: false,
    needsDocument: true,
    hint: '银行或链上退回了已付款的出金；实付金额（不含手续费）记入主账户，说明会发给客户',
  },
  writeOff: {
    label: '核销应收',
    reference: '应收编号',
    asksAmount: false,
    hint: '将客户尚欠的全部金额由公司承担',
  },
  reversal: { label: '冲销', reference: '调整编号', asksAmount: false, hint: '撤销一笔已记账的调整' },
};

export const statuses: Readonly<Record<Adjustment['status'], { label: string; tone: 'warn' | 'ok' | 'danger' }>> = {
  1: { label: '待批准', tone: 'warn' },
  2: { label: '已记账', tone: 'ok' },
  3: { label: '已拒绝', tone: 'danger' },
};
