import { useWatch } from '@portal/api-client/market/use-live-price';
import type { Instrument } from '@portal/contract/common';
import { Card, ErrorState, Row } from '@portal/ui';
import { styled } from 'styled-components';
import { FeedLine } from '../shared/market/feed-line';
import { useInstruments } from '../shared/market/use-instruments';
import { usePriceBoard } from '../shared/market/use-price-board';
import type { ZoneInfo } from '../shared/market/zones';
import { ContractTable } from './contract-table';
import { symbolsOf } from './product-queries';

// Reserves the full width for the feed line, so that a longer text neither shifts nor wraps it.
const Head = styled(Row)`
  > p {
    flex: 1;
    justify-content: flex-end;
  }
  @media (max-width: 639.98px) {
    > p {
      flex-basis: 100%;
      justify-content: flex-start;
    }
  }
`;

/** The contracts of a zone under their heading, with live prices. */
export function Contracts({ zone, rows }: { zone: ZoneInfo | undefined; rows: readonly Instrument[] | undefined }) {
  const { failed, refetch } = useInstruments(zone && symbolsOf(zone.slug));
  useWatch(usePriceBoard(), rows?.map(({ symbol }) => symbol) ?? [], zone?.zone);
  return (
    <>
      <Head>
        <FeedLine />
      </Head>
      {failed ? (
        <ErrorState title={failed.msg} onRetry={refetch} />
      ) : (
        <Card flush>
          <ContractTable caption={`${zone?.name ?? ''}合约规格`} rows={rows} slug={zone?.slug ?? ''} />
        </Card>
      )}
    </>
  );
}
