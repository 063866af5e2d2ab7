import { useWatch } from '@portal/api-client/market/use-live-price';
import type { Instrument } from '@portal/contract/common';
import { Card, ErrorState, Row } from '@portal/ui';
import { FeedLine } from '../market/feed-line';
import { useInstruments } from '../market/use-instruments';
import { usePriceBoard } from '../market/use-price-board';
import type { ZoneInfo } from '../market/zones';
import { ContractTable } from './contract-table';
import { symbolsOf } from './product-wants';

/** The contracts of a zone under their heading, with prices that live. */
export function Contracts({ zone, rows }: { zone: ZoneInfo | undefined; rows: readonly Instrument[] | undefined }) {
  const { failed, again } = useInstruments(zone && symbolsOf(zone.slug));
  useWatch(usePriceBoard(), rows?.map(({ symbol }) => symbol) ?? []);
  return (
    <>
      <Row data-justify="between">
        <h2 id="contracts">合约规格与实时价格</h2>
        <FeedLine />
      </Row>
      {failed ? (
        <ErrorState title={failed.msg} onRetry={again} />
      ) : (
        <Card flush>
          <ContractTable caption={`${zone?.name ?? ''}合约规格`} rows={rows} slug={zone?.slug ?? ''} />
        </Card>
      )}
    </>
  );
}
