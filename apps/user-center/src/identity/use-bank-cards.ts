import { useGetUserBankDetailQuery } from '@portal/api-client/identity';

const REVIEW_MS = 2_000;
const IN_REVIEW = 2;

/** The bank cards, polled every two seconds while one is in review and the page has the focus. */
export function useBankCards() {
  const current = useGetUserBankDetailQuery();
  const reviewing = current.data?.some(({ status }) => status === IN_REVIEW) ?? false;
  return useGetUserBankDetailQuery(undefined, {
    pollingInterval: reviewing ? REVIEW_MS : 0,
    skipPollingIfUnfocused: true,
  });
}

export type BankCardsQuery = ReturnType<typeof useBankCards>;
