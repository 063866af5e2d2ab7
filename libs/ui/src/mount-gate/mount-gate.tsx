import { useSyncExternalStore, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';

const show = keyframes`to { visibility: visible; }`;

// Hidden, not absent: the content is in the HTML. CSS alone opens the gate where scripts are off or fail.
const Gate = styled.div`
  &[data-mounted='false'] {
    visibility: hidden;
    animation: ${show} 0s 3s forwards;
  }
  /* Where the script is late, what is shown can be read and typed into; what only the script can answer looks asleep. */
  @media (scripting: enabled) {
    &[data-mounted='false'] button {
      opacity: 0.5;
      pointer-events: none;
    }
  }
  @media (scripting: none) {
    &[data-mounted='false'] {
      visibility: visible;
      animation: none;
    }
  }
`;

const never = () => () => undefined;

/** Hides the whole page until the client has mounted: at most to the first client render, and never past 3 s. */
export function MountGate({ children }: { children: ReactNode }) {
  const mounted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return <Gate data-mounted={mounted}>{children}</Gate>;
}
