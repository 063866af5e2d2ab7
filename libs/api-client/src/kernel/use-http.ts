import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import type { UnknownAction, ThunkDispatch } from '@reduxjs/toolkit';
import type { StoreExtra } from './base-query';

/** The axios instance of the store, for `uploadFile` and `download`. */
export function useHttp() {
  const dispatch = useDispatch<ThunkDispatch<unknown, StoreExtra, UnknownAction>>();
  return useMemo(() => dispatch((_, __, { http }) => http), [dispatch]);
}
