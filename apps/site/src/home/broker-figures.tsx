import { marketRequests } from '@portal/api-client/market/requests';
import type { BrokerFigures as Answer } from '@portal/contract/market';
import { DateTime } from '@portal/ui';
import { styled } from 'styled-components';
import { useState, type ReactNode } from 'react';
import { usePublicData } from '../shared/data/use-public-data';
import { Section } from '../shared/page/section';
import { durationText } from './duration-text';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
  gap: 0 32px;

  > div {
    padding-block: 16px;
    border-top: 1px solid var(--line);
  }
  dt,
  dd {
    color: var(--text-soft);
    font-size: var(--text-14);
  }
  dt + dd {
    margin-block: 4px;
    color: var(--text);
    font-size: var(--text-28);
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
  }
`;

const names = ['payout', 'quotes', 'gold', 'reconciliation'] as const;
type Name = (typeof names)[number];
interface Shown {
  title: string;
  figure: ReactNode;
  /** What the figure counts, and since when. */
  of: ReactNode;
}

const Since = ({ at }: { at: string }) => (
  <>
    自 <DateTime value={at} show="minute" />
  </>
);

/** The texts of the figures that there are. */
function shownOf({ payout, quotes, gold, reconciliation }: Answer): Partial<Record<Name, Shown>> {
  return {
    ...(payout && {
      payout: {
        title: '出金用时（中位数）',
        figure: durationText(payout.medianSeconds),
        of: `近 ${payout.days} 天已付款的出金，从提交到付款`,
      },
    }),
    ...(quotes && {
      quotes: {
        title: '今日全部品种中断报价',
        figure: `${quotes.gaps} 次`,
        of: (
          <>
            <Since at={quotes.since} />
            {quotes.minutes > 0 && `，合计 ${quotes.minutes} 分钟`}
          </>
        ),
      },
    }),
    ...(gold && {
      gold: {
        title: gold.now === null ? '现货黄金点差（休市，常见）' : '现货黄金点差（现在）',
        figure: gold.now ?? gold.typical,
        of: (
          <>
            <Since at={gold.since} />
            {`，常见 ${gold.typical}，最宽 ${gold.high}`}
          </>
        ),
      },
    }),
    ...(reconciliation && {
      reconciliation: {
        title: '最近一次对账相符',
        figure: <DateTime value={reconciliation.at} show="minute" />,
        of: '账本与交易平台、支付渠道逐笔核对',
      },
    }),
  };
}

/**
 * The broker's own figures, dated. One that does not exist is left out, and so is the band if there is none. A figure that the
 * first answer lacks does not appear later, so that nothing below moves.
 */
export function BrokerFigures() {
  const { data } = usePublicData(marketRequests.brokerFigures, undefined);
  const [first, setFirst] = useState(data);
  if (!first && data) setFirst(data);
  if (!data || !first) return null;
  const [before, now] = [shownOf(first), shownOf(data)];
  const shown = names.flatMap((name) => (before[name] && now[name] ? [{ name, ...now[name] }] : []));
  if (shown.length === 0) return null;
  return (
    <Section
      id="figures"
      title="来自账本与报价记录的数字"
      lede={
        <>
          读取于 <DateTime value={data.at} show="minute" />
        </>
      }
    >
      <List>
        {shown.map(({ name, title, figure, of }) => (
          <div key={name} data-figure={name}>
            <dt>{title}</dt>
            <dd>{figure}</dd>
            <dd>{of}</dd>
          </div>
        ))}
      </List>
    </Section>
  );
}
