import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { anonymous, type SessionState } from './core';

/** The session in an app's store, under `session`; it only mirrors the state of `createSession`. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: anonymous,
  reducers: {
    sessionChanged: (_, { payload }: PayloadAction<SessionState>) => payload,
  },
});
