import { ErrorBoundary, Skeleton, TextLink, useSeen } from '@portal/ui';
import { styled } from 'styled-components';
import { lazy, Suspense, useRef } from 'react';
import { useHasDemo } from '../shared/installation/installation';
import { Section } from '../shared/page/section';

const SampleOverview = lazy(async () => ({ default: (await import('./sample-overview')).SampleOverview }));

/** As tall as the overview that loads here, so that the content below does not shift. */
const Place = styled.div`
  > div {
    min-height: 540px;
  }
  > p {
    margin-top: 12px;
  }
  @media (max-width: 639.98px) {
    > div {
      min-height: 764px;
    }
  }
`;

/** The overview comes with a script. */
const Scripted = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;

/** The overview of the demo customer, from the ledger. Nothing is shown where there is no demo customer. */
export function Sample() {
  const place = useRef<HTMLDivElement>(null);
  const seen = useSeen(place);
  if (!useHasDemo()) return null;
  return (
    <Scripted>
      <Section
        id="sample"
        title="开户之后看到什么"
        lede="示例账户的总览，与用户中心是同一页：曲线可以拖动，点一天看当天的明细。"
      >
        <Place>
          <div ref={place}>
            <ErrorBoundary>
              <Suspense fallback={<Skeleton shape="chart" />}>
                {seen ? <SampleOverview /> : <Skeleton shape="chart" />}
              </Suspense>
            </ErrorBoundary>
          </div>
          <p>
            <TextLink href="/demo">打开完整的示例账户</TextLink>
          </p>
        </Place>
      </Section>
    </Scripted>
  );
}
