import { contentRequests } from '@portal/api-client/content/requests';
import { Band, Container, LinkButton, Notice, PageHeading, Row, Skeleton, Split, Stack, TextLink } from '@portal/ui';
import { styled } from 'styled-components';
import { lazy, Suspense } from 'react';
import { useInstruments } from '../shared/market/use-instruments';
import { productZones } from '@portal/brand';
import { zoneOf } from '../shared/market/zones';
import { breadcrumbs } from '../shared/page/breadcrumbs';
import { faqPage } from '../shared/page/faq-page';
import { useBrand } from '../shared/installation/installation';
import { PageHead } from '../shared/page/page-head';
import { usePublicData } from '../shared/data/use-public-data';
import { analysisOf, symbolsOf } from './product-queries';
import type { ProductText } from './product-text';

const interactiveParts = () => import('./interactive-parts');
const Contracts = lazy(async () => ({ default: (await interactiveParts()).Contracts }));
const Hours = lazy(async () => ({ default: (await interactiveParts()).Hours }));
const MarginCalculator = lazy(async () => ({ default: (await interactiveParts()).MarginCalculator }));
const AnalysisNote = lazy(async () => ({ default: (await interactiveParts()).AnalysisNote }));
const CostExample = lazy(async () => ({ default: (await interactiveParts()).CostExample }));

const Part = styled.section`
  padding-block: 40px;
  scroll-margin-top: 72px;

  > h2,
  > div > h2 {
    margin-bottom: 16px;
    font-size: var(--text-28);
  }
  p {
    max-width: 720px;
  }
  p + p {
    margin-top: 12px;
  }
  h3 {
    margin-bottom: 4px;
    font-size: var(--text-16);
  }
  [data-part='pairs'] {
    display: grid;
    gap: 20px 48px;
  }
  [data-part='pairs'] p {
    color: var(--text-soft);
    font-size: var(--text-14);
  }
  li {
    padding-block: 8px;
    border-top: 1px solid var(--line);
    color: var(--text-soft);
  }
  details {
    border-top: 1px solid var(--line);
  }
  details:last-child {
    border-bottom: 1px solid var(--line);
  }
  summary {
    padding-block: 14px;
    font-weight: 500;
    cursor: pointer;
  }
  details p {
    padding-bottom: 16px;
    color: var(--text-soft);
  }
  @media (min-width: 640px) {
    [data-part='pairs'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @media (max-width: 639.98px) {
    padding-block: 28px;

    > h2,
    > div > h2 {
      font-size: var(--text-20);
    }
  }
`;

function Pairs({ items }: { items: ProductText['movers'] }) {
  return (
    <div data-part="pairs">
      {items.map(([name, text]) => (
        <div key={name}>
          <h3>{name}</h3>
          <p>{text}</p>
        </div>
      ))}
    </div>
  );
}

/** The page of a product kind: description, terms, prices and risks. */
export function ProductPage({ text }: { text: ProductText }) {
  const { name, texts } = useBrand();
  const { data: rows } = useInstruments(symbolsOf(text.slug));
  const { data: analysis } = usePublicData(contentRequests.getAnalysisArticles, analysisOf(text.slug));
  const zone = zoneOf(productZones[text.slug]);
  return (
    <>
      <PageHead
        title={text.title}
        description={`${name}${text.description}`}
        jsonLd={[breadcrumbs([text.title, `/product/${text.slug}`]), faqPage(text.questions)]}
      />
      <Container>
        <PageHeading
          title={text.title}
          lede={text.lede}
          actions={
            <Row data-gap={3}>
              <LinkButton href="/register" tone="primary">
                立即开户
              </LinkButton>
              <LinkButton href={`/market?zone=${text.slug}`}>查看行情</LinkButton>
            </Row>
          }
        />
      </Container>
      <Band data-surface="raised" aria-labelledby="contracts">
        <Container>
          <Suspense fallback={<Skeleton lines={12} />}>
            <Contracts zone={zone} rows={rows} />
          </Suspense>
        </Container>
      </Band>
      <Container>
        <Part aria-labelledby="what">
          <h2 id="what">{`什么是${zone?.name ?? ''}差价合约`}</h2>
          {text.what.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Part>
        <Part aria-labelledby="movers">
          <h2 id="movers">什么影响价格</h2>
          <Pairs items={text.movers} />
        </Part>
        <Part aria-labelledby="hours">
          <h2 id="hours">交易时间（北京时间）</h2>
          <Stack>
            <Suspense fallback={<Skeleton lines={2} />}>
              <Hours rows={rows ?? []} />
            </Suspense>
            <p>{text.clocks}公共假期另有安排，以公告为准。</p>
          </Stack>
        </Part>
        <Part aria-labelledby="margin">
          <h2 id="margin">保证金计算器</h2>
          <Suspense fallback={<Skeleton lines={6} />}>
            {rows && <MarginCalculator rows={rows} first={text.example} />}
          </Suspense>
        </Part>
        <Split data-even data-gap={12}>
          <Part aria-labelledby="costs">
            <h2 id="costs">一笔交易的成本</h2>
            <Suspense fallback={<Skeleton lines={5} />}>
              <CostExample instrument={rows?.find(({ symbol }) => symbol === text.example)} />
            </Suspense>
          </Part>
          <Part aria-labelledby="risks">
            <h2 id="risks">主要风险</h2>
            <ul>
              {text.risks.map((risk) => (
                <li key={risk}>{risk}</li>
              ))}
            </ul>
          </Part>
        </Split>
        <Part aria-labelledby="who">
          <h2 id="who">谁在交易</h2>
          <Pairs items={text.who} />
        </Part>
        {analysis && analysis.list.length > 0 && (
          <Part aria-labelledby="analysis">
            <h2 id="analysis">相关分析</h2>
            <Stack data-gap={6}>
              <div data-part="pairs">
                <Suspense fallback={<Skeleton lines={6} />}>
                  {analysis.list.map((row) => (
                    <AnalysisNote key={row.id} row={row} />
                  ))}
                </Suspense>
              </div>
              <TextLink href={`/trading-strategy?zone=${text.slug}`}>全部{zone?.name}分析</TextLink>
            </Stack>
          </Part>
        )}
        <Part aria-labelledby="faq">
          <h2 id="faq">常见问题</h2>
          {text.questions.map(([question, answer]) => (
            <details key={question}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </Part>
        <Part aria-label="风险提示">
          <Notice tone="warn" action={<TextLink href="/legal/risk-warning">阅读完整风险披露</TextLink>}>
            {texts.riskWarning}
          </Notice>
        </Part>
      </Container>
    </>
  );
}
