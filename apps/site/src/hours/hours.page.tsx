import { commonRequests } from '@portal/api-client/common/requests';
import { contentRequests } from '@portal/api-client/content/requests';
import type { Instrument } from '@portal/contract/common';
import { ErrorState, Skeleton, Stack } from '@portal/ui';
import { Html } from '@portal/ui/html';
import { publicQuery, type PageQueries, type PartOf } from '../shared/data/public-query';
import { usePublicData } from '../shared/data/use-public-data';
import { PageIllustration } from '../shared/illustrations/page-illustration';
import { useBrand } from '../shared/installation/installation';
import { Hours } from '../shared/market/hours';
import { zonesOf } from '../shared/market/zones';
import { breadcrumbs } from '../shared/page/breadcrumbs';
import { PageBody } from '../shared/page/page-body';
import { PageHead } from '../shared/page/page-head';
import { PageHero } from '../shared/page/page-hero';
import { SessionNow } from './session-now';

type Row = Pick<Instrument, 'zone' | 'name' | 'session'>;

const hoursPart: PartOf<Instrument[], Row[]> = {
  name: 'hours',
  of: (rows) => rows.map(({ zone, name, session }) => ({ zone, name, session })),
};

export const queries: PageQueries = (_params, _query, { content }) => [
  publicQuery(commonRequests.getSymbolList, {}, hoursPart),
  publicQuery(contentRequests.getNews, { id: content.page.hours }),
];

/** `/hours`: when each symbol trades, and on which days its market is closed. */
export function HoursPage() {
  const brand = useBrand();
  const symbols = usePublicData(commonRequests.getSymbolList, {}, hoursPart);
  const text = usePublicData(contentRequests.getNews, { id: brand.content.page.hours });
  const failed = symbols.failed ?? text.failed;
  const ofZone = (zone: Instrument['zone']) => (symbols.data ?? []).filter((row) => row.zone === zone);
  const [title, summary] = [text.data?.title ?? '交易时间与假日', text.data?.summary ?? '各品种的交易时间与假日。'];
  return (
    <>
      <PageHead title={title} description={summary} jsonLd={[breadcrumbs([title, '/hours'])]} />
      <PageHero title={title} lede={summary} picture={<PageIllustration of="calendar" />} />
      <PageBody>
        <Stack data-gap={8}>
          {failed && (
            <ErrorState
              title={failed.msg}
              onRetry={() => {
                symbols.refetch();
                text.refetch();
              }}
            />
          )}
          {zonesOf(brand).map(({ zone, slug, name }) => (
            <section key={slug} aria-labelledby={`hours-${slug}`}>
              <Stack data-gap={2}>
                <h2 id={`hours-${slug}`}>{name}</h2>
                {symbols.data ? (
                  <Hours rows={ofZone(zone)} stateOf={(name) => <SessionNow name={name} />} />
                ) : (
                  !failed && <Skeleton lines={4} />
                )}
              </Stack>
            </section>
          ))}
          {text.data ? <Html html={text.data.html} /> : !failed && <Skeleton lines={12} />}
        </Stack>
      </PageBody>
    </>
  );
}
