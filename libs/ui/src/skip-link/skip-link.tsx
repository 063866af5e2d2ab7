import styled from 'styled-components';

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

/** The first link of every page: past the navigation to `<main id="main" tabIndex={-1}>`. */
export function SkipLink() {
  return <Link href="#main">跳到主要内容</Link>;
}
