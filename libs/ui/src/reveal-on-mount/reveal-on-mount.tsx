import { useSyncExternalStore, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { isHidden, onReveal } from './reveal-page';

const show = keyframes`to { visibility: visible; }`;
const dim = keyframes`to { opacity: 0.5; }`;

// The content is hidden, not absent: it is in the HTML. CSS alone shows it after 3 s if no script runs
// (docs/adr/0027-hidden-until-mounted.md). The first script is small and stops that timer, so that scripts which are late do not show the page.
const Hidden = styled.div`
  &[data-mounted='false'] {
    visibility: hidden;
    animation: ${show} 0s 3s forwards;
  }
  [data-reveal-timer='off'] &[data-mounted='false'] {
    animation: none;
  }
  [data-reveal-state='all'] &,
  [data-reveal-state='text'] & {
    visibility: visible !important;
  }
  [data-reveal-state='text'] & [data-waits] {
    visibility: hidden;
  }
  /* Text and fields work before the script runs. Buttons do not, so they look inactive when the script is late. */
  @media (scripting: enabled) {
    &[data-mounted='false'] button {
      pointer-events: none;
      animation: ${dim} 0s 3s forwards;
    }
  }
`;

/**
 * Hides its children until the client has mounted. Without HTML from a server the first commit is shown at once.
 * When `<html>` says `data-reveal-state="hidden"`, the children stay hidden until `revealPage` is called.
 */
export function RevealOnMount({ children }: { children: ReactNode }) {
  const mounted = useSyncExternalStore(
    onReveal,
    () => !isHidden(),
    () => false,
  );
  return <Hidden data-mounted={mounted}>{children}</Hidden>;
}
