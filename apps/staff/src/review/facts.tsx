import type { IdentityFacts, Review } from '@portal/contract/staff';
import { ageAt } from '@portal/rules/rules';
import { DateTime, DefinitionList, Money, Notice, Stack, Tag, TextLink } from '@portal/ui';
import { ageOf } from '../shared/page/age-of';
import { ExplorerLink } from './explorer-link';
import { hintTexts } from './hint-texts';
import type { KindSetup } from './kinds';

/** What differs in an item, in words. */
function flagsOf({ kind, subject, hints = [] }: Review): readonly string[] {
  const { holder, verifiedName } = subject;
  const flags: string[] = [];
  if (holder && verifiedName && holder !== verifiedName) flags.push('持卡人与实名姓名不一致');
  if ((kind === 'bank' || kind === 'withdraw') && verifiedName === '') flags.push('客户尚未通过身份认证');
  return [...flags, ...hints.map((hint) => hintTexts[hint].text)];
}

const approvals: Readonly<Record<string, string>> = { '0': '未知', '1': '已通过', '2': '待审核', '3': '已拒绝' };
const parts = [
  ['approval', '卡号审核'],
  ['nameApproval', '姓名审核'],
  ['imageApproval', '照片审核'],
] as const;

type Props = { review: Review; identity: IdentityFacts | undefined; setup: KindSetup };

const sexes = { male: '男', female: '女' } as const;

/** The typed data of an item, with what needs attention above it. */
export function Facts({ review, identity, setup }: Props) {
  const { subject, customerNumber, createdAt, reason, status } = review;
  const state = setup.statuses[status];
  const flags = flagsOf(review);
  const full: Readonly<Record<string, string>> = identity ? { idDocumentNumber: identity.idDocumentNumber } : {};
  const valueOf = (id: string, money: boolean | undefined) => {
    if (money) return <Money value={subject[id]} />;
    if (id === 'txHash') return <ExplorerLink chain={subject['chain'] ?? ''} hash={subject[id] ?? ''} />;
    return full[id] ?? subject[id] ?? '';
  };
  return (
    <Stack data-gap={3}>
      {flags.map((flag) => (
        <Notice key={flag} tone="warn">
          {flag}
        </Notice>
      ))}
      {(review.duplicates ?? []).map((customer) => (
        <Notice key={customer} tone="warn">
          客户 <TextLink href={`/customers/${customer}`}>{customer}</TextLink> 也提交了同一
          {review.kind === 'bank' ? '银行卡号' : '身份证号'}，只能通过其中一位
        </Notice>
      ))}
      <DefinitionList
        items={[
          ...setup.fields
            .filter(({ id }) => subject[id])
            .map(({ id, label, money }) => ({
              id,
              term: label,
              value: valueOf(id, money),
            })),
          ...(identity
            ? [
                { id: 'sex', term: '性别', value: sexes[identity.sex] },
                {
                  id: 'birthDate',
                  term: '出生日期',
                  value: identity.birthDate ?? '号码中的日期无效',
                  note: identity.birthDate && `${ageAt(identity.birthDate, new Date())} 岁`,
                },
              ]
            : []),
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
