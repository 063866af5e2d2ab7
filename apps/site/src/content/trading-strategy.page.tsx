import { contentWires } from '@portal/api-client/content/wires';
import { Container, DateTime, Lines, PageHeading, Pagination, Row, Stack, styled, Text, TextLink } from '@portal/ui';
import { useSearchParams } from 'react-router-dom';
import { breadcrumbs } from '../shell/breadcrumbs';
import { PageHead } from '../shell/page-head';
import { usePublicData } from '../shell/use-public-data';
import { Chips } from './chips';
import { DirectionTag } from './direction-tag';
import { hrefWith } from './href-with';
import { ListState } from './list-state';
import { analysisArgs, PAGE } from './wants';

// Those most often asked for; every line of the list leads to its own symbol.
const symbols = ['XAUUSD', 'EURUSD', 'USDJPY', 'GBPUSD', 'USOIL', 'US500', 'NAS100', 'BTCUSD'] as const;

const Line = styled.li`
  display: grid;
  gap: 4px;

  h2 {
    font-size: var(--text-16);
    line-height: 1.5;
  }
  h2 a {
    color: var(--ink);
    text-decoration: none;
  }
  h2 a:hover {
    color: var(--action-text);
    text-decoration: underline;
  }
  p {
    max-width: 760px;
    color: var(--ink-soft);
    font-size: var(--text-14);
  }
`;

/** `/trading-strategy`: analysis by symbol, the newest first. */
export function TradingStrategyPage() {
  const [query] = useSearchParams();
  const args = analysisArgs(query);
  const shown = usePublicData(contentWires.getAnalysisArticles, args);
  const { symbol = '', pageNo } = args;
  return (
    <Container>
      <PageHead
        title={symbol ? `${symbol} 交易策略` : '交易策略'}
        description="按品种的技术分析：方向、支撑与阻力，以及得出它们的理由。仅供学习，不构成投资建议。"
        jsonLd={[breadcrumbs(['交易策略', '/trading-strategy'])]}
      />
      <PageHeading
        title={symbol ? `${symbol} 交易策略` : '交易策略'}
        lede="方向、支撑与阻力，以及得出它们的理由。价位以模拟行情为准，仅供学习，不构成投资建议。"
      />
      <Stack data-gap={4}>
        <Chips
          label="品种"
          items={[
            { label: '全部', href: '/trading-strategy', current: symbol === '' },
            ...symbols.map((name) => ({
              label: name,
              href: hrefWith('/trading-strategy', { symbol: name }),
              current: name === symbol,
            })),
          ]}
        />
        <ListState shown={shown} empty="这个品种还没有分析">
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
          hrefOf={(page) => hrefWith('/trading-strategy', { symbol, page: page > 1 ? String(page) : '' })}
        />
      </Stack>
    </Container>
  );
}
