import { useRefetch } from '@portal/api-client';
import { useCallback } from 'react';

/** Reads the new session; the page that was opened is then shown. */
export function useSignedIn() {
  const refetch = useRefetch();
  return useCallback(() => refetch(['staffSession']), [refetch]);
}
