import { contentRequests } from '@portal/api-client/content/requests';
import { Skeleton, Stack } from '@portal/ui';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Chips } from '../shared/content/chips';
import { helpArgs, helpSearchArgs, topicArgs } from '../shared/content/content-args';
import { SearchForm } from '../shared/content/search-form';
import { publicQuery, type PageQueries } from '../shared/data/public-query';
import { usePublicData } from '../shared/data/use-public-data';
import { useBrand } from '../shared/installation/installation';
import { breadcrumbs } from '../shared/page/breadcrumbs';
import { PageBody } from '../shared/page/page-body';
import { PageHero } from '../shared/page/page-hero';
import { PageIllustration } from '../shared/illustrations/page-illustration';
import { PageHead } from '../shared/page/page-head';
import { HelpTopics } from './help-topics';
import { answerPart, questionPart, topicPart } from './help-parts';
import { topicHref } from './topic-href';

// Each is part of the HTML at its own URL. Visitors of one do not load the code of the other.
const HelpAnswers = lazy(async () => ({ default: (await import('./help-answers')).HelpAnswers }));
const HelpFound = lazy(async () => ({ default: (await import('./help-found')).HelpFound }));

export const queries: PageQueries = (_params, query, brand) => {
  const [topic, search] = [query.get('topic'), query.get('search')];
  const topics = publicQuery(contentRequests.moreTotal, helpArgs(brand), topicPart);
  if (search) return [topics, publicQuery(contentRequests.more, helpSearchArgs(brand, query))];
  if (topic) return [topics, publicQuery(contentRequests.moreTotal, topicArgs(brand, topic), answerPart)];
  return [topics, publicQuery(contentRequests.moreTotal, helpArgs(brand), questionPart)];
};

/** `/helpcenter`: questions by topic, the answers of a topic, and search. */
export function HelpcenterPage() {
  const [query] = useSearchParams();
  const [topic, search] = [query.get('topic') ?? '', query.get('search') ?? ''];
  const { data: topics } = usePublicData(contentRequests.moreTotal, helpArgs(useBrand()), topicPart);
  return (
    <>
      {(search !== '' || topic === '') && (
        <PageHead
          title="帮助中心"
          description="开户、认证、入金、出金、转账、MT5 与交易规则的常见问题与解答。"
          noIndex={search !== ''}
          jsonLd={[breadcrumbs(['帮助中心', '/helpcenter'])]}
        />
      )}
      <PageHero
        title="帮助中心"
        lede="按主题查找，或直接搜索您的问题，例如：爆仓、负余额、出金时间、客户资金隔离。"
        picture={<PageIllustration of="help" />}
      >
        <SearchForm key={search} action="/helpcenter" label="搜索问题" search={search} />
      </PageHero>
      <PageBody>
        <Stack data-gap={6}>
          <Chips
            label="主题"
            items={[
              { label: '全部主题', href: '/helpcenter', current: topic === '' && search === '' },
              ...(topics?.list ?? []).map((name) => ({
                label: name,
                href: topicHref(name),
                current: name === topic && search === '',
              })),
            ]}
          />
          {search && (
            <Suspense fallback={<Skeleton lines={6} />}>
              <HelpFound query={query} />
            </Suspense>
          )}
          {!search && topic && (
            <Suspense fallback={<Skeleton lines={6} />}>
              <HelpAnswers topic={topic} />
            </Suspense>
          )}
          {!search && !topic && <HelpTopics />}
        </Stack>
      </PageBody>
    </>
  );
}
