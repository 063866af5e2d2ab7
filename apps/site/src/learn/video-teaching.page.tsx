import { contentRequests } from '@portal/api-client/content/requests';
import { LinkButton } from '@portal/ui';
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
import { NextPanel } from './next-panel';

const Page = styled(PageBody)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
`;

export const queries = courseQueries('video');

/** `/video-teaching`: chapters. A chapter without a video is an illustrated lesson. */
export function VideoTeachingPage() {
  const shown = usePublicData(contentRequests.moreTotal, courseAsked(useBrand(), 'video'));
  return (
    <>
      <PageHead
        title="图解教学：点差、杠杆、保证金与强制平仓"
        description="点值、保证金与杠杆、交易成本、订单类型、强制平仓、K 线与风险管理：每章一个主题的图解课程。"
        jsonLd={[breadcrumbs(['图解教学', '/video-teaching'])]}
      />
      <PageHero title="图解教学" lede="每章一个主题，配图解与算例。" picture={<PageIllustration of="learn" />} />
      <Page>
        <LessonList shown={shown} />
        <NextPanel title="第一次交易？" text="新手入门从认识差价合约开始，逐步讲到第一笔出金。">
          <LinkButton href="/tiro" tone="primary">
            前往新手入门
          </LinkButton>
        </NextPanel>
      </Page>
    </>
  );
}
