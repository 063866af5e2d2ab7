import { accounts, useRefetch } from '@portal/api-client';
import { useQueryKycInfoQuery } from '@portal/api-client/identity';
import type { KycInfo } from '@portal/contract/identity';
import { useToast } from '@portal/ui';
import { useEffect, useRef } from 'react';

const REVIEW_MS = 2_000;
const IN_REVIEW = 2;

const parts = [
  { name: '身份认证', status: (kyc: KycInfo) => kyc.identity.status },
  { name: '银行卡', status: (kyc: KycInfo) => kyc.bank.status },
];

/** An MT5 account that the platform has not confirmed yet. */
const opening = { status: (kyc: KycInfo) => kyc.mt5.status };

const inReview = (kyc: KycInfo) =>
  [...parts, opening].some(({ status }) => status(kyc) === IN_REVIEW) ||
  kyc.bank.cards.some(({ status }) => status === IN_REVIEW);

/** The current verification, polled every two seconds while a part is in review and the page has the focus. */
export function useKyc() {
  const current = useQueryKycInfoQuery();
  const reviewing = current.data !== undefined && inReview(current.data);
  const query = useQueryKycInfoQuery(undefined, {
    pollingInterval: reviewing ? REVIEW_MS : 0,
    skipPollingIfUnfocused: true,
  });
  useReviewNews(query.data);
  return query;
}

/** Shows the result of a review in a toast, and refetches the data that depends on it. */
function useReviewNews(kyc: KycInfo | undefined): void {
  const toast = useToast();
  const refetch = useRefetch();
  const before = useRef<KycInfo>(undefined);
  useEffect(() => {
    const former = before.current;
    before.current = kyc;
    if (!former || !kyc) return;
    const decided = parts.filter(({ status }) => status(former) === IN_REVIEW && status(kyc) !== IN_REVIEW);
    for (const { name, status } of decided) {
      if (status(kyc) === 1) toast(`${name}已通过`, 'ok');
      else toast(`${name}未通过，请查看原因后重新提交`, 'warn');
    }
    const opened = opening.status(former) === IN_REVIEW && opening.status(kyc) !== IN_REVIEW;
    if (decided.length > 0 || opened) refetch([...accounts, 'bankDetail', 'message']);
  }, [kyc, toast, refetch]);
}
