import type { Review } from '@portal/contract/staff';
import { DateTime, DefinitionList, Money, Notice, Stack, Tag, TextLink } from '@portal/ui';
import { ageOf } from '../shared/page/age-of';
import type { KindSetup } from './kinds';

/** What differs in an item, in words. */
function flagsOf({ kind, subject }: Review): readonly string[] {
  const { holder, verifiedName } = subject;
  const flags: string[] = [];
  if (holder && verifiedName && holder !== verifiedName) flags.push('持卡人与实名姓名不一致');
  if ((kind === 'bank' || kind === 'withdraw') && verifiedName === '') flags.push('客户尚未通过身份认证');
  return flags;
}

const approvals: Readonly<Record<string, string>> = { '0': '未知', '1': '已通过', '2': '待审核', '3': '已拒绝' };
const parts = [
  ['approval', '卡号审核'],
  ['nameApproval', '姓名审核'],
  ['imageApproval', '照片审核'],
] as const;

/** The typed data of an item, with what needs attention above it. */
export function Facts({ review, setup }: { review: Review; setup: KindSetup }) {
  const { subject, customerNumber, createdAt, reason, status } = review;
  const state = setup.statuses[status];
  const flags = flagsOf(review);
  return (
    <Stack data-gap={3}>
      {flags.map((flag) => (
        <Notice key={flag} tone="warn">
          {flag}
        </Notice>
      ))}
      <DefinitionList
        items={[
          ...setup.fields
            .filter(({ id }) => subject[id])
            .map(({ id, label, money }) => ({
              id,
              term: label,
              value: money ? <Money value={subject[id]} /> : (subject[id] ?? ''),
            })),
          ...parts
            .filter(([id]) => subject[id])
            .map(([id, term]) => ({ id, term, value: approvals[subject[id] ?? ''] ?? '' })),
          {
            id: 'customer',
            term: '客户',
            value: customerNumber ? (
              <TextLink href={`/customers/${customerNumber}`}>{customerNumber}</TextLink>
            ) : (
              '不是客户'
            ),
          },
          { id: 'createdAt', term: '提交时间', value: <DateTime value={createdAt} />, note: ageOf(createdAt) },
          { id: 'status', term: '状态', value: <Tag tone={state?.tone}>{state?.label}</Tag> },
          ...(reason ? [{ id: 'reason', term: '原因', value: reason }] : []),
        ]}
      />
    </Stack>
  );
}
