import { DefinitionList, Drawer, Money, Stack, TextLink } from '@portal/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { spanOf, type CurvePoint } from './curve-steps';

const Links = styled.nav`
  display: grid;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

const hrefOf = (report: string, { from, day }: CurvePoint) =>
  `/user-center/fundingDetails?${new URLSearchParams([...new URLSearchParams(report), ['from', from], ['to', day]]).toString()}`;

type Props = {
  point: CurvePoint;
  open: boolean;
  onClose: () => void;
  /** Before the path of each page: `/demo` outside of the user centre. */
  base?: string;
  /** What happened on the days of the point. */
  children: ReactNode;
};

/** A point of the curve: its figures, what happened on its days, and the ways to all entries. */
export function DaySheet({ point, open, onClose, base = '', children }: Props) {
  const { equity, balance, deposits, withdrawals, other } = point;
  const figure = (id: string, term: string, value: string) => ({
    id,
    term,
    value: <Money value={value} currency="USD" />,
  });
  return (
    <Drawer open={open} title={spanOf(point)} onClose={onClose}>
      <Stack data-gap={6}>
        <DefinitionList
          items={[
            figure('equity', '净值', equity),
            figure('balance', '余额', balance),
            figure('deposits', '▲ 入金', deposits),
            figure('withdrawals', '▼ 出金', withdrawals),
            figure('other', '赠金、费用与其他', other),
          ]}
        />
        {open && children}
        <Links aria-label="全部明细">
          <TextLink href={base + hrefOf('tab=trade', point)}>成交</TextLink>
          <TextLink href={base + hrefOf('tab=credit&account=mt5', point)}>资金流水</TextLink>
          <TextLink href={`${base}/user-center/explain?month=${point.day.slice(0, 7)}`}>
            {Number(point.day.slice(5, 7))} 月余额说明
          </TextLink>
        </Links>
      </Stack>
    </Drawer>
  );
}
