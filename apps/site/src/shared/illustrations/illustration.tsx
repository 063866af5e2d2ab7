import { styled } from 'styled-components';
import { useSyncExternalStore, type ReactNode } from 'react';

const Drawing = styled.svg`
  width: 160px;
  height: 96px;
  fill: none;
  stroke: var(--text-soft);
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;

  [data-fill] {
    fill: var(--surface);
  }
  [data-fill='tint'] {
    fill: var(--action-tint);
  }
  [data-accent] {
    stroke: var(--action-text);
    stroke-width: 2;
  }
  [data-accent='fill'] {
    fill: var(--action-text);
    stroke: none;
  }
  [data-level] {
    stroke: var(--metal-dia);
  }
`;

const never = () => () => undefined;
/** False on the server and during hydration. */
const useIsMounted = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * The frame of a drawing of the site: 160 × 96, lines in the text colour, one accent. `data-fill` fills a shape, `data-accent`
 * draws it in the accent colour, `data-level` in gold. Always decoration: the text beside it says the same.
 * The lines are drawn after the page has mounted, because their paths would make the HTML larger than its budget.
 */
export function Illustration({ children }: { children: ReactNode }) {
  const isMounted = useIsMounted();
  return (
    <Drawing viewBox="0 0 160 96" aria-hidden="true" focusable="false">
      {isMounted && children}
    </Drawing>
  );
}
