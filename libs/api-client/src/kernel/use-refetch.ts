import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { api } from './api';
import type { Tag } from './tag-types';

/** Refetches the queries of the given tags, for a change that did not come from a mutation of this store. */
export function useRefetch() {
  const dispatch = useDispatch();
  return useCallback((tags: readonly Tag[]) => void dispatch(api.util.invalidateTags([...tags])), [dispatch]);
}
