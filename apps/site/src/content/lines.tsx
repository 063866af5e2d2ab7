import { styled } from 'styled-components';

/** A list of articles. */
export const Lines = styled.ul`
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);

  h2 {
    font-size: var(--text-16);
    line-height: 1.5;
  }
  h2 a {
    color: var(--text);
    text-decoration: none;
  }
  /* The whole row leads there. */
  h2 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  p {
    margin-top: 4px;
    max-width: 760px;
    color: var(--text-soft);
    font-size: var(--text-14);
  }
  mark {
    background: var(--warn-tint);
    color: var(--text);
  }
`;

/** An article: day and kind beside its title and summary. */
export const Line = styled.li`
  position: relative;
  display: grid;
  gap: 8px 32px;
  padding: 16px;

  & + & {
    border-top: 1px solid var(--line);
  }
  &:hover {
    background: var(--sunken);
  }
  &:hover h2 a {
    color: var(--action-text);
  }
  > :first-child {
    display: flex;
    gap: 8px;
    align-items: center;
    color: var(--text-soft);
    font-size: var(--text-14);
  }
  @media (min-width: 640px) {
    grid-template-columns: 104px minmax(0, 1fr);
    padding: 20px 24px;

    > :first-child {
      display: grid;
      gap: 4px;
      align-content: start;
      justify-items: start;
    }
  }
`;
