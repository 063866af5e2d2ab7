import { contentRequests } from '@portal/api-client/content/requests';
import {
  Icon,
  DownloadIcon,
  ErrorState,
  LinkButton,
  Loading,
  PageHeading,
  Row,
  Skeleton,
  Stack,
  Text,
  TextLink,
} from '@portal/ui';
import { styled } from 'styled-components';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { breadcrumbs } from '../shared/page/breadcrumbs';
import { useBrand, useConfig } from '../shared/installation/installation';
import { PageHead } from '../shared/page/page-head';
import { usePublicData } from '../shared/data/use-public-data';
import { askedFor, hrefOf, isShown, viewOf } from './calendar-view';
import { CalendarFilters } from './calendar-filters';
import { nextArgs } from './calendar-queries';
import type { Clock } from './clock';
import { CalendarTable } from './calendar-table';
import { beijingDay, dayText, mondayOf, shiftDay, weekdayOf } from './days';
import { NextRelease } from './next-release';

const Week = styled.ol`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: 4px;

  a {
    position: relative;
    display: grid;
    justify-items: center;
    padding: 6px 2px;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
    color: var(--text-soft);
    font-size: var(--text-14);
    line-height: var(--leading-close);
    text-decoration: none;
  }
  a:hover {
    border-color: var(--line-strong);
  }
  a small {
    font-size: var(--text-12);
  }
  a[aria-current='date'] {
    border-color: var(--action-text);
    background: var(--action-tint);
    color: var(--action-text);
  }
  @media (max-width: 639.98px) {
    a {
      min-height: 52px;
      align-content: center;
    }
    a small {
      font-size: var(--text-16);
    }
    a small span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    a[data-picked] {
      border-color: var(--action-text);
      background: var(--action-tint);
      color: var(--action-text);
    }
  }
`;

const Body = styled(Stack)`
  padding-bottom: 64px;
`;

const Shape = styled.div`
  padding: 14px 20px;
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);
`;

export { calendarQueries as queries } from './calendar-queries';

/** `/financial-calendar`: economic releases by day or week. The filters are in the URL. */
export function FinancialCalendarPage() {
  const { search } = useLocation();
  const brand = useBrand();
  const view = viewOf(new URLSearchParams(search));
  const [clock, setClock] = useState<Clock>('beijing');
  const next = usePublicData(contentRequests.calendarNext, nextArgs);
  const { data, failed, refetch } = usePublicData(contentRequests.calendarList, askedFor(view));
  const apiBase = useConfig()?.apiBase ?? '';

  const today = next.data && beijingDay(next.data.now);
  const anchor = view.date ?? today ?? (data?.[0] && beijingDay(data[0].at));
  const monday = anchor && mondayOf(anchor);
  const days =
    !anchor || !monday ? [] : view.span === 'day' ? [anchor] : [0, 1, 2, 3, 4, 5, 6].map((by) => shiftDay(monday, by));
  const step = view.span === 'day' ? 1 : 7;
  const unit = view.span === 'day' ? '天' : '周';
  // Only what has a published time counts down.
  const coming = next.data?.list.find(
    (event) => !event.tentative && isShown(event, { ...view, importance: Math.max(2, view.importance) as 2 | 3 }),
  );
  const filters = new URLSearchParams();
  if (view.regions.length > 0) filters.set('region', view.regions.join(','));
  if (view.importance > 1) filters.set('importance', String(view.importance));
  const ics = `${apiBase}/news/calendar.ics${filters.toString() && `?${filters.toString()}`}`;

  return (
    <>
      <PageHead
        title="财经日历：非农、CPI、议息与原油库存的公布时间"
        description="非农、CPI、美联储与各主要央行利率决议、PMI、LPR、原油库存等经济数据的公布时间，按北京时间排列，可按地区与重要性筛选，并导出到手机日历。"
        jsonLd={[
          breadcrumbs(['财经日历', '/financial-calendar']),
          {
            '@type': 'Dataset',
            name: '财经日历',
            description: '主要经济体的数据公布时间、前值、预测值与公布值，以及央行决议，按北京时间排列。',
            url: '/financial-calendar',
            inLanguage: 'zh-CN',
            isAccessibleForFree: true,
            creator: { '@type': 'Organization', name: brand.name, url: '/' },
          },
        ]}
      />
      <PageHeading
        title="财经日历"
        lede="主要经济体数据与央行决议的公布时间，默认按北京时间排列。"
        actions={
          <LinkButton href={ics} download="calendar.ics" size="small">
            <Icon of={DownloadIcon} size={16} />
            导出日历（.ics）
          </LinkButton>
        }
      />
      <Body data-gap={6}>
        <NextRelease event={coming} onDue={next.refetch} />
        <CalendarFilters view={view} clock={clock} onClock={setClock} />
        {anchor && monday && (
          <Stack data-gap={3}>
            <Row data-justify="between" data-gap={2}>
              <Text as="strong" aria-live="polite">
                {view.span === 'day'
                  ? `${dayText(anchor, true)} ${weekdayOf(anchor)}`
                  : `${dayText(monday, true)} – ${dayText(shiftDay(monday, 6))}`}
              </Text>
              <Row as="nav" aria-label="翻页" data-gap={2}>
                <LinkButton
                  size="small"
                  href={hrefOf({ ...view, date: shiftDay(view.span === 'day' ? anchor : monday, -step) })}
                >{`上一${unit}`}</LinkButton>
                <LinkButton
                  size="small"
                  href={hrefOf({ regions: view.regions, importance: view.importance, span: 'week' })}
                >
                  本周
                </LinkButton>
                <LinkButton
                  size="small"
                  href={hrefOf({ ...view, date: shiftDay(view.span === 'day' ? anchor : monday, step) })}
                >{`下一${unit}`}</LinkButton>
              </Row>
            </Row>
            <nav aria-label="选择日期">
              <Week>
                {[0, 1, 2, 3, 4, 5, 6]
                  .map((by) => shiftDay(monday, by))
                  .map((day) => (
                    <li key={day}>
                      <TextLink
                        href={hrefOf({ ...view, date: day, span: 'day' })}
                        aria-current={view.span === 'day' && day === anchor ? 'date' : undefined}
                        data-picked={day === anchor || undefined}
                      >
                        {weekdayOf(day)}{' '}
                        <small>
                          <span>{dayText(day).split('月')[0]}月</span>
                          {Number(day.slice(8))}
                          <span>日</span>
                        </small>
                      </TextLink>
                    </li>
                  ))}
              </Week>
            </nav>
            {view.span === 'day' && (
              <Text data-size={14}>
                <TextLink href={hrefOf({ ...view, date: anchor, span: 'week' })}>查看整周</TextLink>
              </Text>
            )}
          </Stack>
        )}
        {failed && <ErrorState title={failed.msg} onRetry={refetch} />}
        {!failed && !data && (
          <>
            <Loading />
            {[0, 1, 2].map((each) => (
              <Shape key={each}>
                <Skeleton shape="title" width="third" />
                <Skeleton lines={5} />
              </Shape>
            ))}
          </>
        )}
        {data && (
          <CalendarTable
            days={days}
            shownDay={anchor}
            today={today}
            events={data}
            shown={data.filter((event) => isShown(event, view))}
            next={coming}
            clock={clock}
            onDue={next.refetch}
          />
        )}
        <Text as="p" data-size={12} data-tone="soft">
          {data?.some(({ simulated }) => simulated) && '当前为模拟环境，前值、预测值与公布值均为模拟数据。'}
          公布值高于预测为涨色，低于预测为跌色，只表示数值高低，不表示对价格的影响。公布时间依据各机构的发布规则与已公布的日程推算。标“日期预计”的，机构尚未公布确切日期；标“时间预计”的，机构不承诺具体时刻。请以官方公布为准。
        </Text>
      </Body>
    </>
  );
}
