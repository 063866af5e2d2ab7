import { api } from '../kernel/api';
import { act, read } from '../kernel/endpoint';
import { standing } from '../kernel/tag-types';
import { identityRequests as requests } from './requests';

/** The questionnaire, apart from the other endpoints: no first page of an app has it. */
export const appropriatenessApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    appropriateness: read(build, requests.appropriateness, ['customer']),
    answerAppropriateness: act(build, requests.appropriateness, [...standing, 'customer']),
  }),
});

/** Hooks for both. */
export const { useAnswerAppropriatenessMutation, useAppropriatenessQuery, useLazyAppropriatenessQuery } =
  appropriatenessApi;
