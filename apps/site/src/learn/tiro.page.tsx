import { contentRequests } from '@portal/api-client/content/requests';
import { Checkbox, Stack, Text } from '@portal/ui';
import { styled } from 'styled-components';
import { breadcrumbs } from '../shared/page/breadcrumbs';
import { useBrand } from '../shared/installation/installation';
import { PageBody } from '../shared/page/page-body';
import { PageHero } from '../shared/page/page-hero';
import { PageIllustration } from '../shared/illustrations/page-illustration';
import { PageHead } from '../shared/page/page-head';
import { usePublicData } from '../shared/data/use-public-data';
import { courseAsked, courseQueries } from './course';
import { LessonList } from './lesson-list';
import { useProgress } from './use-progress';

const Page = styled(PageBody)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;

  progress {
    width: 100%;
    max-width: 360px;
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
  const count = all.filter(({ id }) => done.has(id)).length;
  return (
    <>
      <PageHead
        title="新手入门"
        description="从认识差价合约到第一笔出金：八步新手路径，学完一步勾选一步，进度保存在本设备。"
        jsonLd={[breadcrumbs(['新手入门', '/tiro'])]}
      />
      <PageHero
        title="新手入门"
        lede="按顺序学完这几步，再决定是否投入真实资金。进度保存在本设备。"
        picture={<PageIllustration of="learn" />}
      />
      <Page>
        <Stack data-gap={1}>
          <progress aria-label="学习进度" value={count} max={Math.max(all.length, 1)} />
          <Text as="p" data-size={14} data-tone="soft" aria-live="polite">
            已完成 {count} / {all.length} 步
          </Text>
        </Stack>
        <LessonList
          shown={shown}
          end={({ id }) => (
            <Checkbox name={`done-${id}`} label="已学完" value={done.has(id)} onChange={(value) => mark(id, value)} />
          )}
        />
      </Page>
    </>
  );
}
