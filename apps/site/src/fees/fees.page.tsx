import { commonRequests } from '@portal/api-client/common/requests';
import { useWatch } from '@portal/api-client/market/use-live-price';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { Card, ErrorState, Notice, Skeleton, Stack, Text, TextLink, TitleText } from '@portal/ui';
import { useHydrated } from '../shared/browser/use-hydrated';
import { publicQuery, type PageQueries } from '../shared/data/public-query';
import { PaymentTerms } from '../shared/fees/payment-terms';
import { PageIllustration } from '../shared/illustrations/page-illustration';
import { useBrand } from '../shared/installation/installation';
import { plainAmount } from '../shared/levels/plain-amount';
import { FeedLine } from '../shared/market/feed-line';
import { pointNotes } from '../shared/market/live-spread';
import { useInstruments } from '../shared/market/use-instruments';
import { usePriceBoard } from '../shared/market/use-price-board';
import { zonesOf } from '../shared/market/zones';
import { breadcrumbs } from '../shared/page/breadcrumbs';
import { faqPage } from '../shared/page/faq-page';
import { PageBody } from '../shared/page/page-body';
import { PageHead } from '../shared/page/page-head';
import { PageHero } from '../shared/page/page-hero';
import { MarginTerms } from './margin-terms';
import { SwapNights } from './swap-nights';
import { TradingFees } from './trading-fees';

// It computes in the browser alone: in the HTML it would make the page larger than its budget.
const FeeSentence = lazy(async () => ({ default: (await import('../shared/fees/fee-sentence')).FeeSentence }));

/** As high as the sentence with its lines, so that nothing moves when it comes. */
const Place = styled.div`
  min-height: 600px;

  @media (max-width: 639.98px) {
    min-height: 812px;
  }
`;

const GOLD = 'XAUUSD';

export const queries: PageQueries = () => [publicQuery(commonRequests.getSymbolList, {})];

/** `/fees`: every fee in one schedule. All figures come from the settings, the symbol list and the price feed. */
export function FeesPage() {
  const brand = useBrand();
  const hydrated = useHydrated();
  const { data: rows, failed, refetch } = useInstruments();
  useWatch(usePriceBoard(), rows?.map(({ symbol }) => symbol) ?? []);
  const { withdraw, coin } = brand.limits;
  const [fee, freeFrom] = [plainAmount(withdraw.fee), plainAmount(withdraw.freeFrom)];
  const { TRC20, ERC20 } = coin.networkFee;
  return (
    <>
      <PageHead
        title="费用：点差、佣金、隔夜利息与出金手续费"
        description={`${brand.name}的全部费用：各品种的实时与典型点差、佣金、隔夜利息、保证金，入金、出金与转账的费用。`}
        jsonLd={[
          breadcrumbs(['费用', '/fees']),
          faqPage([
            ['入金收费吗？', '我们不收取入金手续费；支付渠道如有费用，付款前列明。'],
            ['银行出金收多少手续费？', `单笔不足 ${freeFrom} USD 收取 ${fee} USD，其余免费。`],
            [
              '数字货币出金收多少费用？',
              `按网络收取：TRC20 ${plainAmount(TRC20)} USDT，ERC20 ${plainAmount(ERC20)} USDT。`,
            ],
          ]),
        ]}
      />
      <PageHero
        title="费用"
        lede="每一项费用、它的数额与计算方法。提交出金之前，页面还会再列一次费用、汇率与到账金额。"
        picture={<PageIllustration of="levels" />}
        figures={[
          { name: '入金手续费', value: '0', unit: 'USD' },
          { name: `银行出金（不足 ${freeFrom} USD）`, value: fee, unit: 'USD' },
          { name: 'TRC20 网络费', value: plainAmount(TRC20), unit: 'USDT' },
        ]}
      />
      <PageBody>
        <Stack data-gap={12}>
          <section aria-labelledby="sentence">
            <Stack data-gap={4}>
              <h2 id="sentence">
                <TitleText>从入金到出金的费用</TitleText>
              </h2>
              <Place>
                {hydrated && rows ? (
                  <Suspense fallback={<Skeleton shape="chart" />}>
                    <FeeSentence rows={rows} first={GOLD} />
                  </Suspense>
                ) : (
                  <Skeleton shape="chart" />
                )}
              </Place>
            </Stack>
          </section>
          <section aria-labelledby="payments">
            <Stack data-gap={4}>
              <h2 id="payments">
                <TitleText>入金、出金与转账</TitleText>
              </h2>
              <PaymentTerms />
            </Stack>
          </section>
          <section aria-labelledby="trading">
            <Stack data-gap={4}>
              <h2 id="trading">
                <TitleText>点差、佣金与隔夜利息</TitleText>
              </h2>
              <Text as="p" data-tone="soft">
                点差是买价与卖价之间的差，随市场浮动；典型点差是平常时段的水平，不是承诺。24
                小时点差每分钟取一次报价，按过去 24 小时交易时段内的最窄、中位与最宽列出。每手点差成本按典型点差计算。
              </Text>
              <FeedLine />
              {failed && <ErrorState title={failed.msg} onRetry={refetch} />}
              {!failed && !rows && <Skeleton lines={12} />}
              {rows &&
                zonesOf(brand).map(({ zone, slug, name }) => (
                  <section key={slug} aria-labelledby={`fees-${slug}`}>
                    <Stack data-gap={2}>
                      <h3 id={`fees-${slug}`}>{name}</h3>
                      <Card flush>
                        <TradingFees
                          caption={`${name}的费用`}
                          rows={rows.filter((row) => row.zone === zone)}
                          slug={slug}
                        />
                      </Card>
                      {pointNotes[zone] && (
                        <Text as="p" data-size={12} data-tone="soft">
                          {pointNotes[zone]}
                        </Text>
                      )}
                    </Stack>
                  </section>
                ))}
            </Stack>
          </section>
          <section aria-labelledby="nights">
            <Stack data-gap={4}>
              <h2 id="nights">
                <TitleText>隔夜利息按几晚计算</TitleText>
              </h2>
              <Text as="p" data-tone="soft">
                每晚利息 = 利息点数 × 最小变动 × 合约单位 × 手数，负数为支出，正数为收入。
              </Text>
              <SwapNights />
            </Stack>
          </section>
          <section aria-labelledby="margin">
            <Stack data-gap={4}>
              <h2 id="margin">保证金</h2>
              <MarginTerms />
            </Stack>
          </section>
          <Notice tone="warn" action={<TextLink href="/legal/risk-warning">阅读完整风险披露</TextLink>}>
            {brand.texts.riskWarning}
          </Notice>
        </Stack>
      </PageBody>
    </>
  );
}
