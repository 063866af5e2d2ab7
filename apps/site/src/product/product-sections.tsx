import { contentRequests } from '@portal/api-client/content/requests';
import { productZones } from '@portal/brand';
import type { Instrument } from '@portal/contract/common';
import { Skeleton, Stack, TextLink } from '@portal/ui';
import { styled } from 'styled-components';
import { lazy, Suspense, type ReactNode } from 'react';
import { useHydrated } from '../shared/browser/use-hydrated';
import { usePublicData } from '../shared/data/use-public-data';
import { pointNotes } from '../shared/market/live-spread';
import { zoneOf } from '../shared/market/zones';
import { Section } from '../shared/page/section';
import { Pairs, Questions, Risks } from './product-look';
import { analysisOf } from './product-queries';
import type { ProductText, SectionId } from './product-text';

const interactiveParts = () => import('./interactive-parts');
const Contracts = lazy(async () => ({ default: (await interactiveParts()).Contracts }));
const Hours = lazy(async () => ({ default: (await interactiveParts()).Hours }));
const AnalysisNote = lazy(async () => ({ default: (await interactiveParts()).AnalysisNote }));
const FeeSentence = lazy(async () => ({ default: (await interactiveParts()).FeeSentence }));
const DayRanges = lazy(async () => ({ default: (await interactiveParts()).DayRanges }));
const HeatMap = lazy(async () => ({ default: (await interactiveParts()).HeatMap }));
const LotValues = lazy(async () => ({ default: (await interactiveParts()).LotValues }));
const SessionClock = lazy(async () => ({ default: (await interactiveParts()).SessionClock }));

const Parts = styled.div`
  > section {
    padding-block: 48px;
  }
  h3 {
    margin-bottom: 4px;
  }
  p {
    max-width: 860px;
  }
  @media (max-width: 639.98px) {
    > section {
      padding-block: 32px;
    }
  }
`;

type Props = { text: ProductText; rows: readonly Instrument[] | undefined };
type Shown = Props & { name: string; raised: boolean };

/** Live figures alone: they come after hydration, because their markup would make the HTML larger than its budget. */
function Live({ lines, children }: { lines: number; children: ReactNode }) {
  return useHydrated() ? <Later lines={lines}>{children}</Later> : <Skeleton shape="chart" />;
}

const Later = ({ lines, children }: { lines: number; children: ReactNode }) => (
  <Suspense fallback={<Skeleton lines={lines} />}>{children}</Suspense>
);

function Analysis({ text, name, raised }: Shown) {
  const { data } = usePublicData(contentRequests.getAnalysisArticles, analysisOf(text.slug));
  if (!data || data.list.length === 0) return null;
  return (
    <Section id="analysis" title="相关分析" raised={raised}>
      <Stack data-gap={6}>
        <Pairs>
          <Live lines={6}>
            {data.list.map((row) => (
              <AnalysisNote key={row.id} row={row} />
            ))}
          </Live>
        </Pairs>
        <TextLink href={`/trading-strategy?zone=${text.slug}`}>全部{name}分析</TextLink>
      </Stack>
    </Section>
  );
}

const sections: Readonly<Record<SectionId, (shown: Shown) => ReactNode>> = {
  heat: ({ rows, raised }) => (
    <Section id="today" title="今日涨跌" lede="以上一交易日收盘价为基准。" raised={raised}>
      <Live lines={6}>{rows && <HeatMap rows={rows} />}</Live>
    </Section>
  ),
  ranges: ({ rows, raised }) => (
    <Section id="today" title="今日波动区间" lede="当前价在当日最低与最高之间的位置。" raised={raised}>
      <Live lines={6}>{rows && <DayRanges rows={rows} />}</Live>
    </Section>
  ),
  lots: ({ rows, raised }) => (
    <Section id="lots" title="一手是多少" lede="下单前先看合约大小：同样的点差，合约越大成本越高。" raised={raised}>
      <Live lines={6}>{rows && <LotValues rows={rows} />}</Live>
    </Section>
  ),
  clock: ({ raised }) => (
    <Section id="clock" title="四个时区，一天的行情" raised={raised}>
      <Live lines={6}>
        <SessionClock />
      </Live>
    </Section>
  ),
  contracts: ({ text, rows, raised }) => (
    <Section
      id="contracts"
      title="合约规格与实时点差"
      lede={pointNotes[productZones[text.slug]] ?? '点差以报价货币计。'}
      raised={raised}
    >
      <Later lines={12}>
        <Contracts zone={zoneOf(productZones[text.slug])} rows={rows} />
      </Later>
    </Section>
  ),
  what: ({ text, name, raised }) => (
    <Section id="what" title={`什么是${name}差价合约`} raised={raised}>
      <Stack>
        {text.what.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Stack>
    </Section>
  ),
  factors: ({ text, raised }) => (
    <Section id="movers" title="什么影响价格" raised={raised}>
      <Pairs items={text.movers} />
    </Section>
  ),
  hours: ({ text, rows, raised }) => (
    <Section id="hours" title="交易时间（北京时间）" raised={raised}>
      <Stack>
        <Later lines={2}>
          <Hours rows={rows ?? []} />
        </Later>
        <p>{text.clocks}公共假期另有安排，以公告为准。</p>
      </Stack>
    </Section>
  ),
  costs: ({ text, rows, raised }) => (
    <Section id="costs" title="成本与风险" raised={raised}>
      <Stack data-gap={8}>
        <Live lines={12}>{rows && <FeeSentence rows={rows} first={text.example} />}</Live>
        <div>
          <h3>主要风险</h3>
          <Risks items={text.risks} />
        </div>
      </Stack>
    </Section>
  ),
  who: ({ text, raised }) => (
    <Section id="who" title="谁在交易" raised={raised}>
      <Pairs items={text.who} />
    </Section>
  ),
  analysis: (shown) => <Analysis {...shown} />,
  faq: ({ text, raised }) => (
    <Section id="faq" title="常见问题" raised={raised}>
      <Questions items={text.questions} />
    </Section>
  ),
};

/** The sections of a product page, in the order of its text; every second one is raised. */
export function ProductSections({ text, rows }: Props) {
  const name = zoneOf(productZones[text.slug])?.name ?? '';
  return (
    <Parts>
      {text.order.map((id, index) => {
        const Part = sections[id];
        return <Part key={id} text={text} rows={rows} name={name} raised={index % 2 === 0} />;
      })}
    </Parts>
  );
}
