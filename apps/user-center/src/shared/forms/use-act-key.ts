import { useIdempotencyKey } from '@portal/api-client';
import { draftName } from '@portal/ui/form';
import { useDraftKey } from './use-draft-key';

/** The idempotency key of a form's submit. It is stored with the draft, so that a restored form submits under the same key. */
export function useActKey(form: string) {
  return useIdempotencyKey(draftName(`${useDraftKey(form)}:key`));
}
