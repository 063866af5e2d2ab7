import { contentRequests } from '@portal/api-client/content/requests';
import { Stack } from '@portal/ui';
import { Chips } from '../shared/content/chips';
import { hrefWith } from '../shared/content/href-with';
import { useZones } from '../shared/market/use-zones';
import { usePublicData } from '../shared/data/use-public-data';
import type { strategyArgs } from './strategy-queries';

const path = '/trading-strategy';

/** Filters the list by product kind, then by one of its symbols that has an analysis. */
export function SymbolFilter({ symbol, zone }: Pick<ReturnType<typeof strategyArgs>, 'symbol' | 'zone'>) {
  const zones = useZones();
  const analysed = usePublicData(contentRequests.getAnalysisSymbols, undefined).data ?? [];
  const own = zone ?? analysed.find((row) => row.symbol === symbol)?.zone;
  const slug = zones.find((info) => info.zone === own)?.slug;
  const symbols = analysed.filter((row) => row.zone === own);
  return (
    <Stack data-gap={1}>
      <Chips
        label="产品类别"
        items={[
          { label: '全部', href: path, current: !own },
          ...zones
            .filter((info) => analysed.some((row) => row.zone === info.zone))
            .map((info) => ({
              label: info.name,
              href: hrefWith(path, { zone: info.slug }),
              current: info.zone === own,
            })),
        ]}
      />
      {slug && (
        <Chips
          label="品种"
          items={symbols.map((row) => ({
            label: row.name,
            href: hrefWith(path, { zone: slug, symbol: row.symbol }),
            current: row.symbol === symbol,
          }))}
        />
      )}
    </Stack>
  );
}
