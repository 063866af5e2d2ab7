import { useGetUserBankDetailQuery } from '@portal/api-client/identity';

const REVIEW_MS = 2_000;
const IN_REVIEW = 2;

/** The bank cards. While one is in review they are asked for again every two seconds that the page is looked at. */
export function useBankCards() {
  const known = useGetUserBankDetailQuery();
  const reviewing = known.data?.some(({ status }) => status === IN_REVIEW) ?? false;
  return useGetUserBankDetailQuery(undefined, {
    pollingInterval: reviewing ? REVIEW_MS : 0,
    skipPollingIfUnfocused: true,
  });
}

export type BankCardsQuery = ReturnType<typeof useBankCards>;
