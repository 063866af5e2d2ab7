import { useEgpaySuccessQuery } from '@portal/api-client/deposit';
import type { Draft } from '@portal/contract/deposit';
import { Button, LinkButton, Loading, Money } from '@portal/ui';
import { useEffect, useState } from 'react';
import { lazyPart } from '../shared/page/lazy';
import { Loaded } from '../shared/page/loaded';
import { TradeLink } from '../shared/accounts/trade-link';
import { useAccountInfo } from '../shared/accounts/use-account-info';
import { ResultCard } from '../shared/result/result-card';
import { resultSkeleton } from '../shared/result/result-skeleton';
import { draftFacts } from './draft-facts';
import { eventsOf } from './events-of';
import { outcomeOf } from './outcome-of';
import { useHandOver } from './use-hand-over';

const EAGER_MS = 2_000;
const PATIENT_MS = 10_000;
const EAGER_FOR_MS = 60_000;

/** Polls every two seconds for a minute, then every ten, until the gateway knows the result. */
function useResult(pno: string) {
  const [patient, setPatient] = useState(false);
  const [isFinal, setFinal] = useState(false);
  const interval = patient ? PATIENT_MS : EAGER_MS;
  const query = useEgpaySuccessQuery(
    { pno },
    { pollingInterval: isFinal ? 0 : interval, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true },
  );
  const known = query.data !== undefined && query.data.status !== 'unpaid';
  if (known !== isFinal) setFinal(known);
  useEffect(() => {
    const timer = setTimeout(() => setPatient(true), EAGER_FOR_MS);
    return () => clearTimeout(timer);
  }, []);
  return query;
}

const FactorOffer = lazyPart(
  () => import('./factor-offer').then((part) => part.FactorOffer),
  null,
  () => null,
);

/** The result of a payment, after the cashier has sent the customer back. */
export function DepositResult({ pno }: { pno: string }) {
  const query = useResult(pno);
  return (
    <Loaded card query={query} skeleton={resultSkeleton}>
      {(draft) => <Result draft={draft} />}
    </Loaded>
  );
}

function Result({ draft }: { draft: Draft }) {
  const { handOver, dialog } = useHandOver();
  const accounts = useAccountInfo().data?.accounts ?? [];
  const account = accounts.find(({ id }) => id === draft.accountId);
  const { status, amount, currency } = draft;
  const unpaid = status === 'unpaid';
  const paid = status === 'paid';
  const isOver = status === 'cancelled' || status === 'overdue';
  return (
    <>
      <ResultCard
        {...outcomeOf(draft)}
        no={draft.pno}
        amount={<Money value={amount} currency={currency} size="display" />}
        facts={draftFacts(draft, account)}
        actions={
          <>
            {unpaid && draft.payUrl && (
              <Button tone="primary" onClick={() => handOver(draft)}>
                继续支付
              </Button>
            )}
            {paid && <TradeLink tone="primary" login={account?.kind === 'mt5' ? account.account_no : undefined} />}
            {isOver && (
              <LinkButton tone="primary" href="/user-center/assets/deposit">
                重新入金
              </LinkButton>
            )}
            <LinkButton tone={status === 'mismatch' ? 'primary' : 'secondary'} href="/user-center/acctInfo">
              查看账户
            </LinkButton>
            {!isOver && <LinkButton href="/user-center/assets/deposit">{paid ? '再入一笔' : '返回入金'}</LinkButton>}
            {!unpaid && <LinkButton href="/user-center/fundingDetails?tab=deposit">查看记录</LinkButton>}
          </>
        }
        progress={{ label: '入金进度', events: eventsOf(draft) }}
      />
      {paid && <FactorOffer />}
      {unpaid && <Loading label="正在等待支付结果" />}
      {dialog}
    </>
  );
}
