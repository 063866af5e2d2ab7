import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { api } from './api';
import type { StoreExtra } from './base-query';
import { tagTypes } from './tag-types';

type Dispatch = ThunkDispatch<Parameters<typeof api.reducer>[0] & Record<string, never>, StoreExtra, UnknownAction>;

/** Refetches every query that the page uses. Resolves when all have finished. */
export function useRefetchAll() {
  const dispatch = useDispatch<Dispatch>();
  return useCallback(async () => {
    dispatch(api.util.invalidateTags([...tagTypes]));
    // The refetches start after this turn of the event loop.
    await new Promise((later) => setTimeout(later));
    await Promise.all(dispatch(api.util.getRunningQueriesThunk() as never) as unknown as Promise<unknown>[]);
  }, [dispatch]);
}
