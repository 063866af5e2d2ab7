import { isRestored } from '@portal/ui/form';
import { useDraftKey } from './use-draft-key';

/** Whether a form was stored for a new login and has not been shown since. Its dialog then opens at once. */
export function useRestored(form: string): boolean {
  return isRestored(useDraftKey(form));
}
