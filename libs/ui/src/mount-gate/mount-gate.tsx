import { useSyncExternalStore, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { gateWaits, onGate } from './open-gate';

const show = keyframes`to { visibility: visible; }`;
const doze = keyframes`to { opacity: 0.5; }`;

// Hidden, not absent: the content is in the HTML. CSS alone opens the gate after 3 s where the script fails.
const Gate = styled.div`
  &[data-mounted='false'] {
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
  /* What is shown before the script runs can be read and typed into; a button that only the script can answer looks inactive where it is late. */
  @media (scripting: enabled) {
    &[data-mounted='false'] button {
      pointer-events: none;
      animation: ${doze} 0s 3s forwards;
    }
  }
`;

/**
 * Hides everything in it until the client has mounted, for 3 s at most. Without a server's HTML the first commit is shown at once.
 * Where `<html>` says `data-gate="mounted"`, a part that mounts later than the gate opens it, by `openGate`.
 */
export function MountGate({ children }: { children: ReactNode }) {
  const mounted = useSyncExternalStore(
    onGate,
    () => !gateWaits(),
    () => false,
  );
  return <Gate data-mounted={mounted}>{children}</Gate>;
}
