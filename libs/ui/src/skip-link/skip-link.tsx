import styled from 'styled-components';
import { useTexts } from '../texts/use-texts';
import { skipLinkTexts } from './skip-link-texts';

const Link = styled.a`
  position: fixed;
  z-index: 70;
  inset: 8px auto auto 8px;
  padding: 8px 16px;
  border-radius: var(--radius);
  background: var(--action);
  color: var(--on-action);
  transform: translateY(-200%);

  &:focus {
    transform: none;
  }
`;

/** The first link of every page: skips the navigation to `<main id="main" tabIndex={-1}>`. */
export function SkipLink() {
  return <Link href="#main">{useTexts('skipLink', skipLinkTexts).label}</Link>;
}
