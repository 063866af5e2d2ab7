import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';

export type FrameProps = {
  /** The bar at the top: time, messages, name. */
  top: ReactNode;
  /** Navigation on the left on desktop; a `nav` with an accessible name. */
  rail: ReactNode;
  /** Navigation at the bottom on phones; a `nav` with an accessible name. */
  bar: ReactNode;
  children: ReactNode;
};

/** The bar comes back after the press that took the focus away, not under it. */
const wait = keyframes`from { visibility: hidden; }`;

const Whole = styled.div`
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr);
  min-height: 100dvh;

  > header {
    position: sticky;
    z-index: 20;
    top: 0;
    grid-column: 1 / -1;
    min-height: 56px;
    padding: env(safe-area-inset-top) max(16px, env(safe-area-inset-right)) 0 max(16px, env(safe-area-inset-left));
    background: var(--surface);
    border-bottom: 1px solid var(--line);
  }
  > [data-part='rail'] {
    display: none;
  }
  > [data-part='bar'] {
    position: fixed;
    z-index: 20;
    inset: auto 0 0;
    padding: 0 env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left);
    background: var(--surface);
    border-top: 1px solid var(--line);
  }
  > main {
    padding-bottom: calc(96px + env(safe-area-inset-bottom));
  }
  @media (min-width: 900px) {
    grid-template: auto 1fr / 216px minmax(0, 1fr);

    > header {
      padding-inline: 24px;
    }
    > [data-part='rail'] {
      display: block;
      position: sticky;
      top: 57px;
      align-self: start;
      height: calc(100dvh - 57px);
      padding: 16px 12px;
      overflow-y: auto;
      border-inline-end: 1px solid var(--line);
    }
    > [data-part='bar'] {
      display: none;
    }
    > main {
      padding-bottom: 48px;
    }
  }
  /* A phone on its side, or 400 percent: bars that stayed in sight would leave no room to read. */
  @media (max-height: 400px) {
    > header,
    > [data-part='bar'] {
      position: static;
    }
    > main {
      padding-bottom: 16px;
    }
  }
  /* The keyboard covers half of a phone. The bars leave the other half to the field with the focus. */
  @media (max-width: 899.98px) {
    > [data-part='bar'] {
      animation: ${wait} 1ms 300ms backwards;
    }
    &:has(main :is(input:not([type='checkbox'], [type='radio']), select, textarea):focus) {
      > header {
        position: static;
      }
      > [data-part='bar'] {
        display: none;
      }
    }
  }
  /* What takes the focus by the keyboard is scrolled clear of the bar at the bottom. */
  @media (max-width: 899.98px) and (min-height: 400.02px) {
    :root:has(&) {
      scroll-padding-bottom: calc(72px + env(safe-area-inset-bottom));
    }
  }
  @media print {
    display: block;

    > :not(main) {
      display: none;
    }
  }
`;

/**
 * A top bar, a side rail on desktop, a bottom bar on phones, and the only `main`. A page sets its own width, usually with
 * `Container`.
 */
export function Frame({ top, rail, bar, children }: FrameProps) {
  return (
    <Whole>
      <header>{top}</header>
      <div data-part="rail">{rail}</div>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <div data-part="bar">{bar}</div>
    </Whole>
  );
}
