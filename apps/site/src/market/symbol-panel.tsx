import type { Instrument } from '@portal/contract/common';
import { DefinitionList, LinkButton, Row, TextLink } from '@portal/ui';
import { styled } from 'styled-components';
import { contractFacts } from '../shared/market/contract-facts';
import { DayRange } from './day-range';
import { LatestAnalysis } from './latest-analysis';
import { LiveFigure } from '../shared/market/live-figure';
import { SymbolChart } from '../shared/market/symbol-chart';
import { zoneOf } from '../shared/market/zones';

const Place = styled.div`
  display: grid;
  gap: 24px;
  padding: 8px 0 24px;
  white-space: normal;

  > * {
    min-width: 0;
  }
  h3 {
    margin-bottom: 8px;
    font-size: var(--text-14);
  }
  aside {
    display: grid;
    gap: 16px;
    align-content: start;
  }
  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 1fr) 340px;
    padding-inline: 12px;
  }
`;

/** The content of an opened row: chart, prices of the day, contract. */
export function SymbolPanel({ instrument }: { instrument: Instrument }) {
  const { symbol, name, zone } = instrument;
  const info = zoneOf(zone);
  return (
    <Place>
      <section aria-label={`${name}走势`}>
        <SymbolChart instrument={instrument} />
      </section>
      <aside aria-label={`${name}详情`}>
        <div>
          <h3>今日</h3>
          <DayRange symbol={symbol} />
          <DefinitionList
            items={[
              { id: 'open', term: '今开', value: <LiveFigure symbol={symbol} show="open" /> },
              { id: 'close', term: '昨收', value: <LiveFigure symbol={symbol} show="previousClose" /> },
              { id: 'change', term: '涨跌', value: <LiveFigure symbol={symbol} show="change" /> },
            ]}
          />
        </div>
        <div>
          <h3>合约</h3>
          <DefinitionList items={contractFacts(instrument)} />
        </div>
        <LatestAnalysis symbol={symbol} head="最新分析" />
        <Row data-gap={3}>
          <LinkButton href="/register" tone="primary" size="small">
            开户交易
          </LinkButton>
          {info && <TextLink href={`/product/${info.slug}`}>{info.name}产品介绍</TextLink>}
        </Row>
      </aside>
    </Place>
  );
}
