import type { ArticleRow } from '@portal/contract/content';
import { Card, CheckIcon, Empty, ErrorState, Icon, Loading, Row, Skeleton, TextLink, TitleText } from '@portal/ui';
import { styled } from 'styled-components';
import type { ReactNode } from 'react';
import type { PublicResult } from '../shared/data/use-public-data';

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(340px, 100%), 1fr));
  gap: 20px;

  > li {
    position: relative;
    overflow: hidden;
    border: 1px solid var(--line);
    border-radius: var(--radius-large);
    background: var(--surface);
  }
  > li:hover {
    border-color: var(--action-text);
  }
  img {
    width: 100%;
    height: auto;
    border-bottom: 1px solid var(--line);
  }
  > li > div {
    display: grid;
    gap: 4px 16px;
    grid-template-columns: 40px minmax(0, 1fr);
    padding: 20px;
  }
  span[aria-hidden] {
    display: grid;
    place-items: center;
    width: 40px;
    height: 40px;
    border-radius: 50%;
    background: var(--action-tint);
    color: var(--action-text);
    font-weight: 600;
  }
  > li[data-done='true'] span[aria-hidden] {
    background: var(--ok-tint);
    color: var(--ok);
  }
  h2 {
    font-size: var(--text-16);
    line-height: 1.5;
  }
  h2 a {
    color: var(--text);
    text-decoration: none;
  }
  /* The whole card leads there. */
  h2 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  > li:hover h2 a {
    color: var(--action-text);
  }
  p,
  small {
    color: var(--text-soft);
    font-size: var(--text-14);
  }
  p {
    margin-block: 4px 8px;
  }
  /* Above the link that covers the card. */
  p + div {
    position: relative;
    z-index: 1;
    width: fit-content;
  }
  /* One step under the other, joined by a line. */
  &[data-layout='path'] {
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;

    > li {
      overflow: visible;
    }
    > li:not(:last-child)::after {
      content: '';
      position: absolute;
      inset: 100% auto auto 40px;
      height: 17px;
      border-inline-start: 2px solid var(--line);
    }
  }
`;

type Props = {
  shown: PublicResult<{ list: ArticleRow[] }>;
  keep?: (lesson: ArticleRow) => boolean;
  /** The title without what the list says anyway. */
  titleOf?: (lesson: ArticleRow) => string;
  isDone?: (lesson: ArticleRow) => boolean;
  /** At the end of a lesson. */
  end?: (lesson: ArticleRow) => ReactNode;
  layout?: 'cards' | 'path';
};

/** The lessons of a course in order, each with its picture if it has one. */
export function LessonList({
  shown: { data, failed, refetch },
  keep = () => true,
  titleOf = ({ title }) => title,
  isDone,
  end,
  layout = 'cards',
}: Props) {
  if (failed) {
    return (
      <Card>
        <ErrorState title={failed.msg} onRetry={refetch} />
      </Card>
    );
  }
  if (!data) {
    return (
      <List data-layout={layout}>
        {Array.from({ length: 6 }, (_, index) => (
          <li key={index}>
            {index === 0 && <Loading />}
            <div>
              <Skeleton shape="title" />
              <Skeleton lines={4} />
            </div>
          </li>
        ))}
      </List>
    );
  }
  const lessons = data.list.filter(keep);
  if (lessons.length === 0) {
    return (
      <Card>
        <Empty title="课程正在准备">发布后会列在这里。</Empty>
      </Card>
    );
  }
  return (
    <List data-layout={layout}>
      {lessons.map((lesson, index) => (
        <li key={lesson.id} data-done={isDone?.(lesson)}>
          {lesson.cover && <img src={lesson.cover} alt="" loading="lazy" width={720} height={420} />}
          <div>
            <span aria-hidden="true">{isDone?.(lesson) ? <Icon of={CheckIcon} size={20} /> : index + 1}</span>
            <div>
              <h2>
                <TextLink href={`/news/${lesson.id}`}>
                  <TitleText>{titleOf(lesson)}</TitleText>
                </TextLink>
              </h2>
              <p>{lesson.summary}</p>
              <Row data-gap={4}>
                {lesson.minutes !== undefined && <small>约 {lesson.minutes} 分钟</small>}
                {end?.(lesson)}
              </Row>
            </div>
          </div>
        </li>
      ))}
    </List>
  );
}
