import type { ArticleRow } from '@portal/contract/content';
import { ErrorState, Loading, Skeleton, Tag, TextLink } from '@portal/ui';
import { styled } from 'styled-components';
import type { ReactNode } from 'react';
import type { Shown } from '../shared/data/use-public-data';

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(340px, 100%), 1fr));
  gap: 16px;

  > li {
    position: relative;
    display: grid;
    grid-template-columns: 48px minmax(0, 1fr);
    gap: 4px 16px;
    align-content: start;
    padding: 20px;
    border: 1px solid var(--line);
    border-radius: var(--radius-large);
    background: var(--surface);
  }
  > li:hover {
    border-color: var(--action-text);
  }
  > li > span:first-child {
    display: grid;
    place-items: center;
    width: 48px;
    height: 48px;
    border-radius: 50%;
    background: var(--action-tint);
    color: var(--action-text);
    font-size: var(--text-20);
    font-weight: 600;
  }
  > li > :nth-child(3) {
    position: relative;
    z-index: 1;
    grid-column: 2;
    justify-self: start;
  }
  h2 {
    font-size: var(--text-16);
    line-height: 1.5;
    /* A title breaks at its punctuation, not within a word. */
    word-break: keep-all;
    overflow-wrap: anywhere;
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
  p {
    color: var(--text-soft);
    font-size: var(--text-14);
  }
`;

type Props = {
  shown: Shown<{ list: ArticleRow[] }>;
  keep?: (lesson: ArticleRow) => boolean;
  /** Shown at the end of a lesson's row instead of its minutes. */
  end?: (lesson: ArticleRow) => ReactNode;
};

/** The lessons of a course in order. */
export function LessonList({ shown: { data, failed, again }, keep = () => true, end }: Props) {
  if (failed) return <ErrorState title={failed.msg} onRetry={again} />;
  if (!data) {
    return (
      <>
        <Loading />
        <Skeleton lines={12} />
      </>
    );
  }
  return (
    <List>
      {data.list.filter(keep).map((lesson, index) => (
        <li key={lesson.id}>
          <span aria-hidden="true">{index + 1}</span>
          <div>
            <h2>
              <TextLink href={`/news/${lesson.id}`}>{lesson.title}</TextLink>
            </h2>
            <p>{lesson.summary}</p>
          </div>
          {end ? end(lesson) : lesson.minutes === undefined ? <span /> : <Tag>约 {lesson.minutes} 分钟</Tag>}
        </li>
      ))}
    </List>
  );
}
