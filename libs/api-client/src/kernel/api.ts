import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';
import { tagTypes } from './tag-types';

/** The one base api; every domain injects its endpoints here, named for its calls. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  // What was read before the line was cut may be old by the time it is back.
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
