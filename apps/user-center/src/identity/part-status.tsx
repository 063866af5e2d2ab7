import type { KycInfo } from '@portal/contract/identity';
import { StatusTag, type Status } from '@portal/ui';

export type PartStatus = KycInfo['identity']['status'];

const words = ['unknown', 'approved', 'review', 'cancelled'] as const satisfies Status[];

/** 未提交, 已通过, 审核中 or 已取消. */
export function PartStatusTag({ status }: { status: PartStatus }) {
  return <StatusTag status={words[status] ?? 'unknown'} />;
}
