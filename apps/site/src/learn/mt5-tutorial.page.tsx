import { contentRequests } from '@portal/api-client/content/requests';
import { LinkButton, TextLink } from '@portal/ui';
import { styled } from 'styled-components';
import { useLocation } from 'react-router-dom';
import { deviceOf } from '../shared/browser/device-of';
import { useVisitor } from '../shared/browser/use-visitor';
import { breadcrumbs } from '../shared/page/breadcrumbs';
import { useBrand } from '../shared/installation/installation';
import { PageBody } from '../shared/page/page-body';
import { PageHero } from '../shared/page/page-hero';
import { PlatformIllustration } from '../shared/illustrations/platform-illustration';
import { PageHead } from '../shared/page/page-head';
import { usePublicData } from '../shared/data/use-public-data';
import { courseAsked, courseQueries } from './course';
import { LessonList } from './lesson-list';
import { NextPanel } from './next-panel';

const Strip = styled.ul`
  display: flex;
  overflow-x: auto;
  box-shadow: inset 0 -1px var(--line);

  a {
    display: block;
    padding: 10px 16px;
    border-bottom: 2px solid transparent;
    color: var(--text-soft);
    text-decoration: none;
    white-space: nowrap;
  }
  a[aria-current] {
    border-color: var(--action-text);
    color: var(--text);
    font-weight: 600;
  }
  @media (max-width: 639.98px) {
    justify-content: space-between;

    a {
      padding-inline: 8px;
    }
  }
`;

const Page = styled(PageBody)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
`;

const platforms = [
  ['windows', 'Windows'],
  ['macos', 'macOS'],
  ['android', 'Android'],
  ['ios', 'iOS'],
  ['web', '网页'],
] as const;

export const queries = courseQueries('mt5Tutorial');

/** `/mt5Tutorial`: steps with pictures by platform: the one in the URL, or else that of the visitor's device. */
export function Mt5TutorialPage() {
  const brand = useBrand();
  const given = new URLSearchParams(useLocation().search).get('platform');
  const visitor = useVisitor();
  const own = visitor && deviceOf(visitor.userAgent);
  const [chosen, name] = platforms.find(([id]) => id === (given ?? own)) ?? platforms[0];
  const shown = usePublicData(contentRequests.moreTotal, courseAsked(brand, 'mt5Tutorial'));
  return (
    <>
      <PageHead
        title="MT5 图解教程：登录、下单、止损与指标"
        description="MT5 图文教程：在 Windows、macOS、Android、iOS 与网页上登录、下单、设置止损止盈、查看图表与历史。"
        jsonLd={[breadcrumbs(['MT5 教程', '/mt5Tutorial'])]}
      />
      <PageHero
        title="MT5 图解教程"
        lede="选择您的设备，按步骤操作；每一步都有图示。"
        picture={<PlatformIllustration of="desktop" />}
      />
      <Page>
        <nav aria-label="选择平台">
          <Strip>
            {platforms.map(([id, label]) => (
              <li key={id}>
                <TextLink href={`/mt5Tutorial?platform=${id}`} aria-current={id === chosen ? 'page' : undefined}>
                  {label}
                </TextLink>
              </li>
            ))}
          </Strip>
        </nav>
        <LessonList
          shown={shown}
          keep={({ platform }) => platform === chosen}
          titleOf={({ title }) => title.replace(`${name}：`, '')}
        />
        <NextPanel title="还没有安装？" text="下载页列出各系统的安装方式与服务器名称。">
          <LinkButton href="/download" tone="primary">
            前往平台下载
          </LinkButton>
        </NextPanel>
      </Page>
    </>
  );
}
