import { contentRequests } from '@portal/api-client/content/requests';
import { groupDigits } from '@portal/rules/money';
import { DateTime, Pagination, Row, Stack, Text, TextLink, TitleText } from '@portal/ui';
import { styled } from 'styled-components';
import { useSearchParams } from 'react-router-dom';
import { breadcrumbs } from '../shared/page/breadcrumbs';
import { ProductIllustration } from '../shared/illustrations/product-illustration';
import { PageBody } from '../shared/page/page-body';
import { PageHead } from '../shared/page/page-head';
import { PageHero } from '../shared/page/page-hero';
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

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(340px, 100%), 1fr));
  gap: 16px;

  li {
    position: relative;
    display: grid;
    gap: 12px;
    align-content: space-between;
    padding: 20px;
    border: 1px solid var(--line);
    border-radius: var(--radius-large);
    background: var(--surface);
  }
  li:hover {
    border-color: var(--action-text);
  }
  h2 {
    font-size: var(--text-16);
    line-height: 1.5;
  }
  h2 a {
    color: var(--text);
    text-decoration: none;
  }
  /* The whole card leads there. */
  h2 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  li:hover h2 a {
    color: var(--action-text);
  }
  li > div > a {
    position: relative;
    z-index: 1;
    font-size: var(--text-14);
  }
  dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 4px 16px;
    padding-top: 12px;
    border-top: 1px solid var(--line);
    font-size: var(--text-14);
  }
  dt {
    color: var(--text-soft);
  }
  dd {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;

const levelsText = (levels: readonly string[]) => levels.map((level) => groupDigits(level)).join(' / ');

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
      <PageHero
        title={title}
        picture={<ProductIllustration of="indexes" />}
        lede="支撑位与阻力位由本平台的行情数据按公开的方法计算，每个交易日更新。我们是差价合约的合约相对方，与您存在利益冲突；内容不构成投资建议。"
      />
      <PageBody>
        <Stack data-gap={4}>
          <SymbolFilter symbol={symbol} zone={zone} />
          <ListState shown={shown} empty={narrowed ? '这里还没有分析' : '还没有分析'}>
            {(list) => (
              <Cards>
                {list.map((row) => (
                  <li key={row.id}>
                    <Row data-gap={3} data-justify="between">
                      <TextLink href={hrefWith('/trading-strategy', { symbol: row.symbol })}>{row.symbol}</TextLink>
                      <Row data-gap={3}>
                        <DirectionTag direction={row.direction} />
                        <Text data-size={12} data-tone="soft">
                          <DateTime value={row.publishedAt} show="date" />
                        </Text>
                      </Row>
                    </Row>
                    <h2>
                      <TextLink href={`/trading-strategy/${row.id}`}>
                        <TitleText>{row.title}</TitleText>
                      </TextLink>
                    </h2>
                    <dl>
                      <dt>阻力</dt>
                      <dd>{levelsText(row.resistance)}</dd>
                      <dt>支撑</dt>
                      <dd>{levelsText(row.support)}</dd>
                    </dl>
                  </li>
                ))}
              </Cards>
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
      </PageBody>
    </>
  );
}
