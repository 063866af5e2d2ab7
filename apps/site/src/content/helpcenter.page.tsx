import { contentWires } from '@portal/api-client/content/wires';
import type { ArticleRow } from '@portal/contract/content';
import { Card, Container, Grid, Lines, PageHeading, Skeleton, Stack, styled, TextLink } from '@portal/ui';
import { Html } from '@portal/ui/html';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { breadcrumbs } from '../shell/breadcrumbs';
import { useBrand } from '../shell/installation';
import { PageHead } from '../shell/page-head';
import { usePublicData } from '../shell/use-public-data';
import { Chips } from './chips';
import { hrefWith } from './href-with';
import { ListState } from './list-state';
import { SearchForm } from './search-form';
import { helpArgs, helpSearchArgs, topicArgs } from './wants';
import { want, type Wants } from '../shell/wanted';

// In the HTML of a search; those who choose a topic never load it.
const HelpFound = lazy(async () => ({ default: (await import('./help-found')).HelpFound }));

type Question = Pick<ArticleRow, 'id' | 'title' | 'topic'>;

/** Of all the answers their questions. */
const questions = {
  name: 'questions',
  of: ({ list }: { list: readonly ArticleRow[] }) => ({
    list: list.map(({ id, title, topic }): Question => ({ id, title, topic })),
  }),
};

const Answer = styled.section`
  padding-block: 24px;
  border-top: 1px solid var(--line);
  scroll-margin-top: 80px;

  h2 {
    margin-bottom: 12px;
  }
`;

const topicsOf = (rows: readonly Question[]) => [...new Set(rows.flatMap(({ topic }) => (topic ? [topic] : [])))];
const topicHref = (topic: string, id?: string) => hrefWith('/helpcenter', { topic }) + (id ? `#q${id}` : '');

/** The questions of one topic with their answers, each under its anchor. */
function Answers({ topic }: { topic: string }) {
  const shown = usePublicData(contentWires.moreTotal, topicArgs(useBrand(), topic));
  return (
    <>
      {shown.data && (
        <PageHead
          title={`${topic} - 帮助中心`}
          description={`${topic}：${shown.data.list.map(({ title }) => title).join(' ')}`.slice(0, 150)}
          jsonLd={[
            {
              '@type': 'FAQPage',
              mainEntity: shown.data.list.map(({ title, summary }) => ({
                '@type': 'Question',
                name: title,
                acceptedAnswer: { '@type': 'Answer', text: summary },
              })),
            },
            breadcrumbs(['帮助中心', '/helpcenter'], [topic, topicHref(topic)]),
          ]}
        />
      )}
      <ListState shown={shown} empty="没有这个主题">
        {(list) => (
          <div>
            {list.map(({ id, title, html = '' }) => (
              <Answer key={id} id={`q${id}`} aria-labelledby={`t${id}`}>
                <h2 id={`t${id}`}>{title}</h2>
                <Html html={html} />
              </Answer>
            ))}
          </div>
        )}
      </ListState>
    </>
  );
}

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
    <Container>
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
        {!search && topic && <Answers topic={topic} />}
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
    </Container>
  );
}
