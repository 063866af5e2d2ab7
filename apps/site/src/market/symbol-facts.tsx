import type { Instrument } from '@portal/contract/common';
import { DefinitionList, LinkButton, Row, TextLink } from '@portal/ui';
import { styled } from 'styled-components';
import { contractFacts } from '../shared/market/contract-facts';
import { useBrand } from '../shared/installation/installation';
import { zoneOf } from '../shared/market/zones';
import { AlertForm } from './alert-form';
import { DayRange } from '../shared/market/day-range';
import { LatestAnalysis } from './latest-analysis';

const Place = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-items: stretch;

  > div {
    min-width: 0;
    padding: 20px 24px;
    border: 1px solid var(--line);
    border-radius: var(--radius-large);
    background: var(--surface);
  }
  h3 {
    margin-bottom: 12px;
    font-size: var(--text-16);
  }
  > div > div + div > h3 {
    margin-top: 20px;
  }
  [data-part='acts'] {
    margin-top: 16px;
  }
  @media (max-width: 639.98px) {
    > div {
      padding: 16px;
    }
  }
`;

/** What belongs to a symbol beside its chart: contract, alerts, the day, the latest analysis. */
export function SymbolFacts({ instrument }: { instrument: Instrument }) {
  const { symbol, name, zone } = instrument;
  const info = zoneOf(zone);
  const levels = Object.values(useBrand().levels);
  return (
    <Place aria-label={`${name}详情`}>
      <div>
        <h3>合约</h3>
        <DefinitionList items={contractFacts(instrument, levels)} />
      </div>
      <div>
        <h3>今日区间</h3>
        <DayRange symbol={symbol} />
        <div>
          <h3>价格提醒</h3>
          <AlertForm key={symbol} instrument={instrument} />
        </div>
      </div>
      <div>
        <LatestAnalysis symbol={symbol} head="最新分析" />
        <Row data-gap={3} data-part="acts">
          <LinkButton href="/register" tone="primary" size="small">
            开户交易
          </LinkButton>
          {info && <TextLink href={`/product/${info.slug}`}>{info.name}产品介绍</TextLink>}
        </Row>
      </div>
    </Place>
  );
}
