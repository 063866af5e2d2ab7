import { isRestored } from '@portal/ui/form';
import { useDraftKey } from './use-draft-key';

/** Whether a form was stored for a new login and has not been shown since: its dialog opens by itself. */
export function useRestored(form: string): boolean {
  return isRestored(useDraftKey(form));
}
