import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';
import { tagTypes } from './tag-types';

/** The only base api; every domain injects its endpoints here, named after its calls. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  // Data from before a disconnection may be out of date after it.
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
