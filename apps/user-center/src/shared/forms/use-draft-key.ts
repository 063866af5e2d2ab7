import { useSession } from '@portal/session/react';

/** The draft key of a form for the signed-in customer, so that the next customer on this device does not get the draft. */
export function useDraftKey(form: string): string {
  const { state } = useSession();
  return `${state.username ?? ''}:${form}`;
}
