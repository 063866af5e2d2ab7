import { contentRequests } from '@portal/api-client/content/requests';
import { DateTime, ErrorState, Loading, Skeleton, Tag, TextLink } from '@portal/ui';
import { styled } from 'styled-components';
import { Importance } from '../shared/calendar/importance';
import { regionNames } from '../shared/calendar/regions';
import { usePublicData } from '../shared/data/use-public-data';
import { releasesAsked, releasesPart } from './home-queries';
import { Section } from '../shared/page/section';

const List = styled.ol`
  border-bottom: 1px solid var(--line);

  > li {
    display: grid;
    grid-template-columns: 160px 96px minmax(0, 1fr) auto;
    align-items: center;
    gap: 2px 16px;
    min-height: 53px;
    padding-block: 12px;
    border-top: 1px solid var(--line);
  }
  > li > :nth-child(-n + 2) {
    color: var(--text-soft);
    font-size: var(--text-14);
  }
  strong {
    margin-inline-end: 8px;
    font-weight: 500;
  }
  & + p {
    margin-top: 16px;
    font-size: var(--text-14);
  }
  @media (max-width: 639.98px) {
    > li {
      grid-template-columns: auto minmax(0, 1fr) auto;
    }
    > li > :nth-child(3) {
      grid-column: 1 / -1;
      grid-row: 2;
    }
  }
`;

/** The next releases of high importance. */
export function NextReleases() {
  const { data, failed, refetch } = usePublicData(contentRequests.calendarNext, releasesAsked, releasesPart);
  return (
    <Section id="calendar" title="接下来的重要数据" lede="时间为北京时间；公布前后价格与点差可能剧烈变动。">
      {failed ? (
        <ErrorState title={failed.msg} onRetry={refetch} />
      ) : (
        <List>
          {data
            ? data.list.map((event) => (
                <li key={`${event.at} ${event.title}`}>
                  <DateTime value={event.at} show="minute" />
                  <span>{regionNames[event.region]}</span>
                  <span>
                    <strong>{event.title}</strong>
                    {event.tentative && (
                      <Tag tone="warn">{event.tentative === 'date' ? '日期按惯例推算' : '时间按惯例推算'}</Tag>
                    )}
                  </span>
                  <Importance value={event.importance} />
                </li>
              ))
            : Array.from({ length: releasesAsked.limit }, (_, line) => (
                <li key={line}>
                  <Skeleton />
                </li>
              ))}
          {!data && <Loading />}
        </List>
      )}
      <p>
        <TextLink href="/financial-calendar">查看财经日历</TextLink>
      </p>
    </Section>
  );
}
