import { useWatch } from '@portal/api-client/market/use-live-price';
import { Card, Empty, ErrorState, PageHeading, Row, Tabs, TextField } from '@portal/ui';
import { styled } from 'styled-components';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { breadcrumbs } from '../shared/page/breadcrumbs';
import { useBrand } from '../shared/installation/installation';
import { PageHead } from '../shared/page/page-head';
import { RiskLine } from '../shared/page/risk-line';
import { useFavourites } from './favourites';
import { FeedLine } from '../shared/market/feed-line';
import { MarketTable } from './market-table';
import { useOpenSymbol } from './use-open-symbol';
import { useInstruments } from '../shared/market/use-instruments';
import { usePriceBoard } from '../shared/market/use-price-board';
import { useZones } from '../shared/market/use-zones';
import { commonRequests } from '@portal/api-client/common/requests';
import { publicQuery, type PageQueries } from '../shared/data/public-query';

const Place = styled.div`
  padding-bottom: 64px;

  [data-part='tools'] {
    align-items: end;
    margin-bottom: 16px;
  }
  [data-part='tools'] > :last-child {
    width: min(280px, 100%);
  }
  @media (max-width: 639.98px) {
    [data-part='tools'] > :last-child {
      width: 100%;
    }
  }
`;

const mine = 'favourites';

export const queries: PageQueries = () => [publicQuery(commonRequests.getSymbolList, {})];

/** `/market`: all symbols of a zone with live prices. A row opens its chart. */
export function MarketPage() {
  const { name } = useBrand();
  const zones = useZones();
  const tabs = [...zones.map((info) => ({ id: info.slug as string, label: info.name })), { id: mine, label: '自选' }];
  const first = tabs[0]?.id ?? '';
  const board = usePriceBoard();
  const { data, failed, again } = useInstruments();
  const [query, setQuery] = useSearchParams();
  const [favourites] = useFavourites();
  const [search, setSearch] = useState('');
  const asked = query.get('zone') ?? '';
  const all = data ?? [];
  const tab = tabs.some(({ id }) => id === asked) ? asked : first;
  const zone = zones.find(({ slug }) => slug === tab);
  // A link may name a symbol alone. Its zone is added to the address, so that the tab stays when the row is closed.
  const [opened] = useOpenSymbol();
  const openedZone = all.find(({ symbol }) => symbol === opened)?.zone;
  const openedTab = zones.find((info) => info.zone === openedZone)?.slug;
  useEffect(() => {
    if (asked === '' && opened && openedTab && openedTab !== first)
      setQuery({ zone: openedTab, symbol: opened }, { replace: true, preventScrollReset: true });
  }, [asked, opened, openedTab, first, setQuery]);
  // Gold is the search example, because people search for it by code and by name.
  const known = all.find(({ symbol }) => symbol === 'XAUUSD') ?? all[0];
  // A search covers all zones, because a visitor may not know the zone of a symbol.
  const rows = search.trim()
    ? all
    : zone
      ? all.filter((row) => row.zone === zone.zone)
      : favourites.flatMap((symbol) => all.find((row) => row.symbol === symbol) ?? []);
  useWatch(
    board,
    rows.map(({ symbol }) => symbol),
    search.trim() ? undefined : zone?.zone,
  );
  const choose = (id: string) => {
    setSearch('');
    setQuery(id === first ? {} : { zone: id }, { replace: true, preventScrollReset: true });
  };
  const empty = search.trim() ? (
    <Empty title={`没有找到“${search.trim()}”`}>
      换个代码或名称试试，例如 {known?.symbol}、{known?.name}。
    </Empty>
  ) : (
    <Empty title="还没有自选品种">在任一品种前点亮星标，它就会出现在这里，并排在所在分类的最前面。</Empty>
  );
  return (
    <>
      <PageHead
        title="行情中心"
        description={`${name}实时行情：${zones.map((info) => info.name).join('、')}差价合约的买卖价、点差、涨跌幅与 K 线图。`}
        jsonLd={[breadcrumbs(['行情中心', '/market'])]}
      />
      <Place>
        <PageHeading title="行情中心" lede="卖价与买价实时更新；点开任一品种查看 K 线、日内区间与合约规格。" />
        <Row data-justify="between" data-part="tools">
          <FeedLine />
          <TextField
            name="search"
            type="search"
            label="搜索品种"
            placeholder={`代码或名称${known ? `，如 ${known.symbol}` : ''}`}
            autoComplete="off"
            value={search}
            onChange={setSearch}
          />
        </Row>
        <Card flush>
          <Tabs label="产品分类" items={tabs} value={tab} onChange={choose}>
            {failed ? (
              <ErrorState title={failed.msg} onRetry={again} />
            ) : (
              <MarketTable
                caption={search.trim() ? '搜索结果' : `${zone?.name ?? '自选'}行情`}
                rows={rows}
                search={search}
                busy={data ? undefined : 10}
                empty={empty}
              />
            )}
          </Tabs>
        </Card>
        <RiskLine />
      </Place>
    </>
  );
}
