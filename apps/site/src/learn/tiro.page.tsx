import { contentRequests } from '@portal/api-client/content/requests';
import { Card, Checkbox, LinkButton, Split, Stack, Text, TextLink } from '@portal/ui';
import { styled } from 'styled-components';
import { breadcrumbs } from '../shared/page/breadcrumbs';
import { useBrand } from '../shared/installation/installation';
import { PageBody } from '../shared/page/page-body';
import { PageHero } from '../shared/page/page-hero';
import { PageIllustration } from '../shared/illustrations/page-illustration';
import { PageHead } from '../shared/page/page-head';
import { usePublicData } from '../shared/data/use-public-data';
import { courseAsked, courseQueries, stepTitle } from './course';
import { LessonList } from './lesson-list';
import { useProgress } from './use-progress';

const Columns = styled(Split)`
  @media (max-width: 899.98px) {
    > :last-child {
      order: -1;
    }
  }
  @media (min-width: 900px) {
    > :last-child {
      position: sticky;
      top: 88px;
    }
  }
`;

const Page = styled(PageBody)`
  progress {
    width: 100%;
    height: 8px;
    border: 0;
    border-radius: 4px;
    appearance: none;
    background: var(--line);
    overflow: hidden;
  }
  progress::-webkit-progress-bar {
    background: var(--line);
  }
  progress::-webkit-progress-value {
    background: var(--action-text);
  }
  /* A selector of one browser alone: bare, it would be a rule that the others throw away, and all served styles be read anew. */
  @supports (-moz-appearance: none) {
    progress::-moz-progress-bar {
      background: var(--action-text);
    }
  }
`;

export const queries = courseQueries('guide');

/** `/tiro`: the beginner's course, with the progress stored on this device. */
export function TiroPage() {
  const shown = usePublicData(contentRequests.moreTotal, courseAsked(useBrand(), 'guide'));
  const { done, mark } = useProgress();
  const all = shown.data?.list ?? [];
  const open = all.filter(({ id }) => !done.has(id));
  const [next] = open;
  const count = all.length - open.length;
  const minutes = open.reduce((sum, lesson) => sum + (lesson.minutes ?? 0), 0);
  return (
    <>
      <PageHead
        title="外汇与差价合约新手入门"
        description="从认识差价合约到第一笔出金：八步新手路径，学完一步勾选一步，进度保存在本设备。"
        jsonLd={[breadcrumbs(['新手入门', '/tiro'])]}
      />
      <PageHero
        title="新手入门"
        lede="按顺序学完这几步，再决定是否投入真实资金。进度保存在本设备。"
        picture={<PageIllustration of="learn" />}
      />
      <Page>
        <Columns data-gap={6}>
          <LessonList
            shown={shown}
            layout="path"
            titleOf={stepTitle}
            isDone={({ id }) => done.has(id)}
            end={({ id }) => (
              <Checkbox name={`done-${id}`} label="已学完" value={done.has(id)} onChange={(value) => mark(id, value)} />
            )}
          />
          <Card title="学习进度">
            <Stack>
              <progress aria-label="学习进度" value={count} max={Math.max(all.length, 1)} />
              <Text as="p" data-size={14} data-tone="soft" aria-live="polite">
                已完成 {count} / {all.length} 步{minutes > 0 && `，余下约 ${minutes} 分钟`}
              </Text>
              {next && (
                <LinkButton href={`/news/${next.id}`} tone="primary">
                  {count > 0 ? '继续下一步' : '开始第一步'}
                </LinkButton>
              )}
              <Text as="p" data-size={14} data-tone="soft">
                术语不清楚时，可查阅<TextLink href="/helpcenter">帮助中心</TextLink>或
                <TextLink href="/video-teaching">图解教学</TextLink>。
              </Text>
            </Stack>
          </Card>
        </Columns>
      </Page>
    </>
  );
}
