import { useWatch } from '@portal/api-client/market/use-live-price';
import { commonRequests } from '@portal/api-client/common/requests';
import type { Instrument } from '@portal/contract/common';
import { Button, Card, Dialog, Empty, ErrorState, PageHeading, Row, Skeleton, Tabs, TextField } from '@portal/ui';
import { lazy, Suspense, useEffect, useId, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useIsDesktop } from '../shared/browser/use-is-desktop';
import { publicQuery, type PageQueries } from '../shared/data/public-query';
import { useBrand } from '../shared/installation/installation';
import { FeedLine } from '../shared/market/feed-line';
import { useInstruments } from '../shared/market/use-instruments';
import { usePriceBoard } from '../shared/market/use-price-board';
import { useZones } from '../shared/market/use-zones';
import { breadcrumbs } from '../shared/page/breadcrumbs';
import { PageHead } from '../shared/page/page-head';
import { RiskLine } from '../shared/page/risk-line';
import { useFavourites } from './favourites';
import { MarketFrame } from './market-frame';
import { MarketTable } from './market-table';
import { useAlertWatch } from './use-alert-watch';
import { useOpenSymbol } from './use-open-symbol';

const symbolParts = () => import('./symbol-parts');
const SymbolPanel = lazy(async () => ({ default: (await symbolParts()).SymbolPanel }));
const SymbolFacts = lazy(async () => ({ default: (await symbolParts()).SymbolFacts }));

const mine = 'favourites';
const none: readonly Instrument[] = [];

export const queries: PageQueries = () => [publicQuery(commonRequests.getSymbolList, {})];

/** `/market`: all symbols of a zone with live prices, and the chart of one of them. */
export function MarketPage() {
  const { name } = useBrand();
  const zones = useZones();
  const tabs = [...zones.map((info) => ({ id: info.slug as string, label: info.name })), { id: mine, label: '自选' }];
  const first = tabs[0]?.id ?? '';
  const board = usePriceBoard();
  const { data, failed, refetch } = useInstruments();
  const [query, setQuery] = useSearchParams();
  const [favourites] = useFavourites();
  const [search, setSearch] = useState('');
  const [drawer, setDrawer] = useState(false);
  const drawerId = useId();
  const given = query.get('zone') ?? '';
  const all = data ?? none;
  const tab = tabs.some(({ id }) => id === given) ? given : first;
  const zone = zones.find(({ slug }) => slug === tab);
  // A link may name a symbol alone. Its zone is added to the address, so that the tab stays when the chart is closed.
  const [opened, open] = useOpenSymbol();
  const openedZone = all.find(({ symbol }) => symbol === opened)?.zone;
  const openedTab = zones.find((info) => info.zone === openedZone)?.slug;
  useEffect(() => {
    if (given === '' && opened && openedTab && openedTab !== first)
      setQuery({ zone: openedTab, symbol: opened }, { replace: true, preventScrollReset: true });
  }, [given, opened, openedTab, first, setQuery]);
  // Gold is the search example, because people search for it by code and by name.
  const known = all.find(({ symbol }) => symbol === 'XAUUSD') ?? all[0];
  // A search covers all zones, because a visitor may not know the zone of a symbol.
  const rows = useMemo(
    () =>
      search.trim()
        ? all
        : zone
          ? all.filter((row) => row.zone === zone.zone)
          : favourites.flatMap((symbol) => all.find((row) => row.symbol === symbol) ?? []),
    [all, search, zone, favourites],
  );
  const isDesktop = useIsDesktop();
  const shown = all.find(({ symbol }) => symbol === opened) ?? (isDesktop ? (rows[0] ?? all[0]) : undefined);
  useWatch(
    board,
    rows.map(({ symbol }) => symbol),
    search.trim() ? undefined : zone?.zone,
  );
  // The chart stays when the list beside it changes to another zone.
  useWatch(board, shown && !rows.includes(shown) ? [shown.symbol] : []);
  useAlertWatch(all);
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
  const facts = (
    <Button size="small" aria-expanded={drawer} aria-controls={drawerId} onClick={() => setDrawer(!drawer)}>
      合约、提醒与分析
    </Button>
  );
  const heading = shown && (
    <h2>
      {shown.name}
      <small>{shown.symbol}</small>
    </h2>
  );
  return (
    <>
      <PageHead
        title="行情中心"
        description={`${name}实时行情：${zones.map((info) => info.name).join('、')}差价合约的买卖价、点差、涨跌幅与 K 线图，可叠加均线、MACD 与 RSI，并设置价格提醒。`}
        jsonLd={[breadcrumbs(['行情中心', '/market'])]}
      />
      <MarketFrame data-drawer={drawer || undefined}>
        <div data-part="list">
          <PageHeading
            title="行情中心"
            actions={
              <Row data-gap={6}>
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
            }
          />
          <Card flush>
            <Tabs label="产品分类" items={tabs} value={tab} onChange={choose}>
              {failed ? (
                <ErrorState title={failed.msg} onRetry={refetch} />
              ) : (
                <MarketTable
                  caption={search.trim() ? '搜索结果' : `${zone?.name ?? '自选'}行情`}
                  rows={rows}
                  search={search}
                  chosen={shown?.symbol}
                  onChoose={open}
                  busy={data ? undefined : 10}
                  empty={empty}
                />
              )}
            </Tabs>
          </Card>
        </div>
        {isDesktop === false ? (
          <Dialog
            placement="bottom"
            open={shown !== undefined}
            title={shown?.name ?? ''}
            onClose={() => open(undefined)}
          >
            {shown && (
              <Suspense fallback={<Skeleton shape="chart" />}>
                <SymbolPanel instrument={shown} />
                <SymbolFacts instrument={shown} />
              </Suspense>
            )}
          </Dialog>
        ) : (
          <>
            <div data-part="chart">
              <Suspense fallback={<Skeleton shape="chart" />}>
                {shown ? (
                  <SymbolPanel instrument={shown} heading={heading} actions={facts} />
                ) : (
                  <Skeleton shape="chart" />
                )}
              </Suspense>
            </div>
            <div data-part="facts" id={drawerId}>
              {drawer && <Suspense>{shown && <SymbolFacts instrument={shown} />}</Suspense>}
            </div>
          </>
        )}
        <div data-part="risk">
          <RiskLine />
        </div>
      </MarketFrame>
    </>
  );
}
