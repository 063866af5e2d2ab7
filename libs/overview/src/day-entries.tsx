import type { OkOf } from '@portal/contract/kernel';
import type { reportsCalls } from '@portal/contract/reports';
import { kindWords } from '@portal/rules/money';
import { tradeWords } from '@portal/rules/trading';
import { DateTime, Money, Row, Text } from '@portal/ui';
import { styled } from 'styled-components';
import { sumUsd } from './cents';
import type { CurvePoint } from './curve-steps';

const Lines = styled.ul`
  list-style: none;
  padding: 0;

  li {
    padding-block: 8px;
    border-top: 1px solid var(--line);
    font-size: var(--text-14);
  }
`;

/** So many rows are shown; the links of the sheet lead to all. */
const MOST_ROWS = 10;

/** What the reports of a point's days are asked with. */
export const entriesAsked = ({ from, day }: Pick<CurvePoint, 'from' | 'day'>) => ({
  startDate: from,
  endDate: day,
  pageNo: 1,
  pageSize: MOST_ROWS,
});

type Line = { id: string; at: string; name: string; amount: string };
type Answers = { readonly [Call in 'creditRecordAjax' | 'profitAndLossRecordAjax']: OkOf<(typeof reportsCalls)[Call]> };

type Props = {
  /** Money that moved, of the wallet and of MT5 accounts. */
  moved: readonly Answers['creditRecordAjax'][];
  closed: Answers['profitAndLossRecordAjax'];
};

/** What happened on some days: the money that moved and the positions that were closed, in USD accounts, newest first. */
export function DayEntries({ moved, closed }: Props) {
  const lines: Line[] = [
    ...moved
      .flatMap(({ list }) => list)
      .map(({ id, at, kind, amount }) => ({ id: `m${id}`, at, name: kindWords[kind], amount })),
    ...closed.list.map(({ deal, closeAt, symbol, side, lots, profit, commission, swap }) => ({
      id: `d${deal}`,
      at: closeAt,
      name: `平仓 ${symbol} ${tradeWords.side[side]} ${lots} 手`,
      amount: sumUsd([profit, commission, swap]) ?? '',
    })),
  ].sort((a, b) => b.at.localeCompare(a.at));
  const shown = lines.slice(0, MOST_ROWS);
  const total = [...moved, closed].reduce((sum, answer) => sum + answer.total, 0);
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
