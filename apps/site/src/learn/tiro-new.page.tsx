import { contentRequests } from '@portal/api-client/content/requests';
import { LinkButton, Notice, TextLink } from '@portal/ui';
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
import { NextPanel } from './next-panel';
import { useProgress } from './use-progress';

const Page = styled(PageBody)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
`;

export const queries = courseQueries('guide');

/** `/tiro/new`: the start for people who have never traded. Those who have started get a link to their next step. */
export function TiroNewPage() {
  const { texts } = useBrand();
  const shown = usePublicData(contentRequests.moreTotal, courseAsked(useBrand(), 'guide'));
  const { done } = useProgress();
  const next = shown.data?.list.find(({ id }) => !done.has(id));
  const first = new Set(shown.data?.list.slice(0, 3).map(({ id }) => id));
  return (
    <>
      <PageHead
        title="第一次来"
        description="第一次接触差价合约？先弄清它是什么、风险在哪里，再开户、认证、入金。从这三步开始。"
        jsonLd={[breadcrumbs(['新手入门', '/tiro'], ['第一次来', '/tiro/new'])]}
      />
      <PageHero
        title="第一次来？从这里开始"
        lede="先学三步，大约二十分钟；学完再决定要不要开户。"
        picture={<PageIllustration of="learn" />}
        actions={
          next && (
            <LinkButton href={`/news/${next.id}`} tone="primary">
              {done.size > 0 ? '继续下一步' : '开始第一步'}
            </LinkButton>
          )
        }
      />
      <Page>
        <Notice
          tone="warn"
          title="先了解风险"
          action={<TextLink href="/legal/risk-warning">阅读完整风险披露</TextLink>}
        >
          {texts.riskWarning}
        </Notice>
        <LessonList
          shown={shown}
          keep={({ id }) => first.has(id)}
          titleOf={stepTitle}
          isDone={({ id }) => done.has(id)}
        />
        <NextPanel title="学完之后" text="完整的新手入门还讲入金、安装 MT5、第一笔交易、止损与出金。">
          <LinkButton href="/tiro">查看全部步骤</LinkButton>
        </NextPanel>
      </Page>
    </>
  );
}
