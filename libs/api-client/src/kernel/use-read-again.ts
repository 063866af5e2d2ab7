import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { api } from './api';
import type { Tag } from './tag-types';

/** Reads again what is kept under tags, where news of a change came by another way than an act of this store. */
export function useReadAgain() {
  const dispatch = useDispatch();
  return useCallback((tags: readonly Tag[]) => void dispatch(api.util.invalidateTags([...tags])), [dispatch]);
}
