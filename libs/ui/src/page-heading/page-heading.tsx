import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ChevronLeftIcon } from '../icon/drawings';
import { Icon } from '../icon/icon';
import { TextLink } from '../link/text-link';
import { TitleText } from '../text/title-text';

export type PageHeadingProps = {
  title: ReactNode;
  lede?: ReactNode;
  actions?: ReactNode;
  /** Link to the parent page. */
  back?: { href: string; label: string };
};

const Head = styled.header`
  display: grid;
  gap: 8px;
  padding-block: 32px 24px;

  > a {
    display: inline-flex;
    align-items: center;
    gap: 2px;
    justify-self: start;
    color: var(--text-soft);
    font-size: var(--text-14);
    text-decoration: none;
  }
  > a:hover {
    color: var(--action-text);
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 12px 24px;
  }
  p {
    max-width: 640px;
    color: var(--text-soft);
  }
  @media (max-width: 639.98px) {
    padding-block: 20px 16px;
  }
`;

/** The page's only h1. */
export function PageHeading({ title, lede, actions, back }: PageHeadingProps) {
  return (
    <Head>
      {back && (
        <TextLink href={back.href}>
          <Icon of={ChevronLeftIcon} size={16} />
          {back.label}
        </TextLink>
      )}
      <div>
        <h1>
          <TitleText>{title}</TitleText>
        </h1>
        {actions}
      </div>
      {lede && <p>{lede}</p>}
    </Head>
  );
}
