import { api } from '../kernel/api';
import type { Asked, Build } from '../kernel/endpoint';
import { money } from '../kernel/tag-types';
import type { OkOf } from '@portal/contract/kernel';
import type { depositCalls } from '@portal/contract/deposit';
import { depositRequests } from './requests';

type Call = (typeof depositCalls)['egpaySuccess'];

/**
 * Polled until the status is final. It has no tag, because it reports a status change itself: it invalidates the money tags once.
 */
export const egpaySuccess = (build: Build) =>
  build.query<OkOf<Call>, Asked<Call>>({
    query: (asked) => ({ request: depositRequests.egpaySuccess, asked }),
    async onQueryStarted(_, { queryFulfilled, getCacheEntry, dispatch }) {
      const before = getCacheEntry().data?.status;
      const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
      if (data && data.status !== before && data.status !== 'unpaid') dispatch(api.util.invalidateTags([...money]));
    },
  });
