import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { api } from './api';
import type { StoreExtra } from './base-query';
import { tagTypes } from './tag-types';

type Dispatch = ThunkDispatch<Parameters<typeof api.reducer>[0] & Record<string, never>, StoreExtra, UnknownAction>;

/** Reads everything again that the page shows, and resolves when all of it has come. */
export function useReadAllAgain() {
  const dispatch = useDispatch<Dispatch>();
  return useCallback(async () => {
    dispatch(api.util.invalidateTags([...tagTypes]));
    // What was invalidated is asked for after this turn.
    await new Promise((later) => setTimeout(later));
    await Promise.all(dispatch(api.util.getRunningQueriesThunk() as never) as unknown as Promise<unknown>[]);
  }, [dispatch]);
}
