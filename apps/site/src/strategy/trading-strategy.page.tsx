import { contentRequests } from '@portal/api-client/content/requests';
import { DateTime, Lines, PageHeading, Pagination, Row, Stack, Text, TextLink } from '@portal/ui';
import { styled } from 'styled-components';
import { useSearchParams } from 'react-router-dom';
import { breadcrumbs } from '../shared/page/breadcrumbs';
import { PageHead } from '../shared/page/page-head';
import { RiskLine } from '../shared/page/risk-line';
import { usePublicData } from '../shared/data/use-public-data';
import { DirectionTag } from '../shared/market/direction-tag';
import { hrefWith } from '../shared/content/href-with';
import { ListState } from '../shared/content/list-state';
import { PAGE } from '../shared/content/content-args';
import { zoneOf } from '../shared/market/zones';
import { useBrand } from '../shared/installation/installation';
import { strategyArgs } from './strategy-queries';
import { SymbolFilter } from './symbol-filter';

const Line = styled.li`
  display: grid;
  gap: 4px;

  h2 {
    font-size: var(--text-16);
    line-height: 1.5;
  }
  h2 a {
    color: var(--text);
    text-decoration: none;
  }
  h2 a:hover {
    color: var(--action-text);
    text-decoration: underline;
  }
  p {
    max-width: 760px;
    color: var(--text-soft);
    font-size: var(--text-14);
  }
`;

export { listQueries as queries } from './strategy-queries';

/** `/trading-strategy`: analysis by symbol, the newest first. */
export function TradingStrategyPage() {
  const [query] = useSearchParams();
  const args = strategyArgs(query, useBrand());
  const shown = usePublicData(contentRequests.getAnalysisArticles, args);
  const { symbol, zone, pageNo } = args;
  const kind = zone && zoneOf(zone);
  const named = usePublicData(contentRequests.getAnalysisSymbols, undefined).data?.find(
    (row) => row.symbol === symbol,
  )?.name;
  const narrowed = symbol ? `${named ?? ''} ${symbol} `.trimStart() : kind?.name;
  const title = narrowed ? `${narrowed}交易策略` : '交易策略';
  return (
    <>
      <PageHead
        title={title}
        description="主要交易品种的技术分析：支撑位与阻力位由行情数据按公开的方法计算，每个交易日更新。不构成投资建议。"
        jsonLd={[breadcrumbs(['交易策略', '/trading-strategy'])]}
      />
      <PageHeading
        title={title}
        lede="支撑位与阻力位由本平台的行情数据按公开的方法计算，每个交易日更新。我们是差价合约的合约相对方，与您存在利益冲突；内容不构成投资建议。"
      />
      <Stack data-gap={4}>
        <SymbolFilter symbol={symbol} zone={zone} />
        <ListState shown={shown} empty={narrowed ? '这里还没有分析' : '还没有分析'}>
          {(list) => (
            <Lines>
              {list.map((row) => (
                <Line key={row.id}>
                  <h2>
                    <TextLink href={`/trading-strategy/${row.id}`}>{row.title}</TextLink>
                  </h2>
                  <p>{row.summary}</p>
                  <Row data-gap={3}>
                    <TextLink href={hrefWith('/trading-strategy', { symbol: row.symbol })}>{row.symbol}</TextLink>
                    <DirectionTag direction={row.direction} />
                    <Text data-size={12} data-tone="soft">
                      支撑 {row.support.join(' / ')} · 阻力 {row.resistance.join(' / ')} ·{' '}
                      <DateTime value={row.publishedAt} show="date" />
                    </Text>
                  </Row>
                </Line>
              ))}
            </Lines>
          )}
        </ListState>
        <Pagination
          pageNo={pageNo + 1}
          pageSize={PAGE}
          total={shown.data?.total ?? 0}
          hrefOf={(page) =>
            hrefWith('/trading-strategy', {
              zone: kind?.slug ?? '',
              symbol: symbol ?? '',
              page: page > 1 ? String(page) : '',
            })
          }
        />
        <RiskLine />
      </Stack>
    </>
  );
}
