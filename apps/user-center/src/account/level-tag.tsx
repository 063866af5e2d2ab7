import { useGetCommonConfigQuery } from '@portal/api-client/common';
import type { Account } from '@portal/contract/account';
import { styled } from 'styled-components';

const Badge = styled.span`
  padding: 1px 8px;
  border: 1px solid currentcolor;
  border-radius: var(--radius);
  font-size: var(--text-12);
  font-weight: 500;
  line-height: 20px;
  white-space: nowrap;

  &[data-level='MIN'] {
    background: var(--metal-min-tint);
    color: var(--metal-min-text);
  }
  &[data-level='STD'] {
    background: var(--metal-std-tint);
    color: var(--metal-std-text);
  }
  &[data-level='DIA'] {
    background: var(--metal-dia-tint);
    color: var(--metal-dia-text);
  }
`;

/** The level of an account, in the colour of its metal. */
export function LevelTag({ level }: { level: NonNullable<Account['level']> }) {
  const { data } = useGetCommonConfigQuery();
  return <Badge data-level={level}>{data?.levels.find(({ code }) => code === level)?.name ?? level}</Badge>;
}
