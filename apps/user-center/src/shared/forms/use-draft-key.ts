import { useSession } from '@portal/session/react';

/** Names the draft of a form for the customer who is signed in: the next one at this desk must not find it. */
export function useDraftKey(form: string): string {
  const { state } = useSession();
  return `${state.username ?? ''}:${form}`;
}
