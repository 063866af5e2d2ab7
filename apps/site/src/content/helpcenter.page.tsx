import { contentWires } from '@portal/api-client/content/wires';
import type { ArticleRow } from '@portal/contract/content';
import { Card, Grid, Lines, PageHeading, Skeleton, Stack, TextLink } from '@portal/ui';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { breadcrumbs } from '../shared/page/breadcrumbs';
import { useBrand } from '../shared/installation/installation';
import { PageHead } from '../shared/page/page-head';
import { usePublicData } from '../shared/data/use-public-data';
import { Chips } from '../shared/content/chips';
import { ListState } from '../shared/content/list-state';
import { SearchForm } from '../shared/content/search-form';
import { topicHref } from './topic-href';
import { helpArgs, helpSearchArgs, topicArgs } from '../shared/content/wants';
import { want, type Wants } from '../shared/data/wanted';

// Each in the HTML of its own address: who reads the one never loads the other.
const HelpAnswers = lazy(async () => ({ default: (await import('./help-answers')).HelpAnswers }));
const HelpFound = lazy(async () => ({ default: (await import('./help-found')).HelpFound }));

type Question = Pick<ArticleRow, 'id' | 'title' | 'topic'>;

/** Of all the answers their questions. */
const questions = {
  name: 'questions',
  of: ({ list }: { list: readonly ArticleRow[] }) => ({
    list: list.map(({ id, title, topic }): Question => ({ id, title, topic })),
  }),
};

const topicsOf = (rows: readonly Question[]) => [...new Set(rows.flatMap(({ topic }) => (topic ? [topic] : [])))];
export const wants: Wants = (_params, query, brand) => {
  const [topic, search] = [query.get('topic'), query.get('search')];
  const list = want(contentWires.moreTotal, helpArgs(brand), questions);
  if (search) return [list, want(contentWires.more, helpSearchArgs(brand, search))];
  return topic ? [list, want(contentWires.moreTotal, topicArgs(brand, topic))] : [list];
};

/** `/helpcenter`: questions by topic, the answers of a topic, and search. */
export function HelpcenterPage() {
  const brand = useBrand();
  const [query] = useSearchParams();
  const [topic, search] = [query.get('topic') ?? '', query.get('search') ?? ''];
  const shown = usePublicData(contentWires.moreTotal, helpArgs(brand), questions);
  const topics = topicsOf(shown.data?.list ?? []);
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
      <PageHeading title="帮助中心" lede="按主题查找，或直接搜索您的问题。" />
      <Stack data-gap={6}>
        <SearchForm key={search} action="/helpcenter" label="搜索问题" search={search} />
        <Chips
          label="主题"
          items={[
            { label: '全部主题', href: '/helpcenter', current: topic === '' && search === '' },
            ...topics.map((name) => ({ label: name, href: topicHref(name), current: name === topic && search === '' })),
          ]}
        />
        {search && (
          <Suspense fallback={<Skeleton lines={6} />}>
            <HelpFound search={search} />
          </Suspense>
        )}
        {!search && topic && (
          <Suspense fallback={<Skeleton lines={6} />}>
            <HelpAnswers topic={topic} />
          </Suspense>
        )}
        {!search && !topic && (
          <ListState shown={shown} empty="还没有内容">
            {(list) => (
              <Grid data-min="large" data-gap={6}>
                {topics.map((name) => (
                  <Card key={name} title={name}>
                    <Lines>
                      {list
                        .filter((row) => row.topic === name)
                        .map(({ id, title }) => (
                          <li key={id}>
                            <TextLink href={topicHref(name, id)}>{title}</TextLink>
                          </li>
                        ))}
                    </Lines>
                  </Card>
                ))}
              </Grid>
            )}
          </ListState>
        )}
      </Stack>
    </>
  );
}
