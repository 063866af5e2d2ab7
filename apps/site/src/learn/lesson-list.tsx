import type { ArticleRow } from '@portal/contract/content';
import { ErrorState, Loading, Skeleton, Tag, TextLink } from '@portal/ui';
import { styled } from 'styled-components';
import type { ReactNode } from 'react';
import type { Shown } from '../shared/data/use-public-data';

const List = styled.ol`
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);

  > li {
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px 12px;
    padding: 16px 20px;
  }
  > li + li {
    border-top: 1px solid var(--line);
  }
  > li > span:first-child {
    color: var(--text-faint);
    font-size: var(--text-20);
  }
  h2 {
    font-size: var(--text-16);
    line-height: 1.5;
  }
  h2 a {
    color: var(--text);
    text-decoration: none;
  }
  h2 a:hover {
    color: var(--action-text);
    text-decoration: underline;
  }
  p {
    color: var(--text-soft);
    font-size: var(--text-14);
  }
  @media (max-width: 639.98px) {
    > li {
      grid-template-columns: 28px minmax(0, 1fr);
      padding: 14px 16px;
    }
    > li > :nth-child(3) {
      grid-column: 2;
      justify-self: start;
    }
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
