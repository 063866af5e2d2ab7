import { useSyncExternalStore, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';

const show = keyframes`to { visibility: visible; }`;
const doze = keyframes`to { opacity: 0.5; }`;

// Hidden, not absent: the content is in the HTML. CSS alone opens the gate where scripts are off or fail.
const Gate = styled.div`
  &[data-mounted='false'],
  [data-gate='mounted'] & {
    visibility: hidden;
    animation: ${show} 0s 3s forwards;
  }
  [data-gate='open'] &,
  [data-gate='words'] & {
    visibility: visible !important;
  }
  [data-gate='words'] & [data-waits] {
    visibility: hidden;
    animation: ${show} 0s 3s forwards;
  }
  /* What is shown before the script can be read and typed into; what only the script can answer looks asleep where it is late. */
  @media (scripting: enabled) {
    &[data-mounted='false'] button {
      pointer-events: none;
      animation: ${doze} 0s 3s forwards;
    }
  }
`;

const never = () => () => undefined;

/**
 * Hides the whole page until the client has mounted: at most to the first client render or until `openGate`, and never past 3 s.
 * Where `<html>` says `data-gate="mounted"`, a part of the page that is mounted later opens it, by `openGate`.
 */
export function MountGate({ children }: { children: ReactNode }) {
  const mounted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return <Gate data-mounted={mounted}>{children}</Gate>;
}
