import {
  useCreditRecordAjaxQuery,
  useMt5CreditRecordAjaxQuery,
  useProfitAndLossRecordAjaxQuery,
} from '@portal/api-client/reports';
import { failureFrom } from '@portal/api-client/http';
import { kindWords } from '@portal/rules/money';
import { tradeWords } from '@portal/rules/trading';
import { DateTime, DefinitionList, Drawer, ErrorState, Money, Row, Skeleton, Stack, Text, TextLink } from '@portal/ui';
import { styled } from 'styled-components';
import { sumUsd } from '../shared/money/cents';
import { spanOf, type CurvePoint } from './curve-steps';

const Lines = styled.ul`
  list-style: none;
  padding: 0;

  li {
    padding-block: 8px;
    border-top: 1px solid var(--line);
    font-size: var(--text-14);
  }
`;

const Links = styled.nav`
  display: grid;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

/** So many rows are shown; the links lead to all. */
const MOST_ROWS = 10;

const hrefOf = (report: string, { from, day }: CurvePoint) =>
  `/user-center/fundingDetails?${new URLSearchParams([...new URLSearchParams(report), ['from', from], ['to', day]]).toString()}`;

type Line = { id: string; at: string; name: string; amount: string };

/** What happened on the days of a point: the money that moved and the positions that were closed, in USD accounts. */
function Entries({ point }: { point: CurvePoint }) {
  const args = { startDate: point.from, endDate: point.day, pageNo: 1, pageSize: MOST_ROWS };
  const queries = [useCreditRecordAjaxQuery(args), useMt5CreditRecordAjaxQuery(args)] as const;
  const closed = useProfitAndLossRecordAjaxQuery(args);
  const all = [...queries, closed];
  const failed = all.find(({ error }) => error !== undefined);
  if (failed) {
    return (
      <ErrorState
        title={failureFrom(failed.error).msg}
        busy={failed.isFetching}
        onRetry={() => all.forEach(({ error, refetch }) => error !== undefined && void refetch())}
      />
    );
  }
  if (!queries.every(({ currentData }) => currentData) || !closed.currentData) return <Skeleton lines={4} />;
  const moved = queries.flatMap(({ currentData }) => currentData?.list ?? []);
  const lines: Line[] = [
    ...moved.map(({ id, at, kind, amount }) => ({ id: `m${id}`, at, name: kindWords[kind], amount })),
    ...closed.currentData.list.map(({ deal, closeAt, symbol, side, lots, profit, commission, swap }) => ({
      id: `d${deal}`,
      at: closeAt,
      name: `平仓 ${symbol} ${tradeWords.side[side]} ${lots} 手`,
      amount: sumUsd([profit, commission, swap]) ?? '',
    })),
  ].sort((a, b) => b.at.localeCompare(a.at));
  const shown = lines.slice(0, MOST_ROWS);
  const total = all.reduce((sum, { currentData }) => sum + (currentData?.total ?? 0), 0);
  if (total === 0) {
    return (
      <Text as="p" data-size={14} data-tone="soft">
        没有出入金、转账或平仓，净值随持仓的浮动盈亏变动。
      </Text>
    );
  }
  return (
    <>
      <Lines>
        {shown.map(({ id, at, name, amount }) => (
          <li key={id}>
            <Row data-justify="between" data-gap={2}>
              <span>{name}</span>
              <Money value={amount} signed />
            </Row>
            <Text data-size={12} data-tone="soft">
              <DateTime value={at} show="minute" />
            </Text>
          </li>
        ))}
      </Lines>
      {total > shown.length && (
        <Text as="p" data-size={14} data-tone="soft">
          共 {total} 笔，显示最近 {shown.length} 笔
        </Text>
      )}
    </>
  );
}

type Props = { point: CurvePoint; open: boolean; onClose: () => void };

/** A point of the curve: its figures, what happened on its days, and the ways to all entries. */
export function DaySheet({ point, open, onClose }: Props) {
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
        {open && <Entries point={point} />}
        <Links aria-label="全部明细">
          <TextLink href={hrefOf('tab=trade', point)}>成交</TextLink>
          <TextLink href={hrefOf('tab=credit&account=mt5', point)}>资金流水</TextLink>
          <TextLink href={`/user-center/explain?month=${point.day.slice(0, 7)}`}>
            {Number(point.day.slice(5, 7))} 月余额说明
          </TextLink>
        </Links>
      </Stack>
    </Drawer>
  );
}
