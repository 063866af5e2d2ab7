import { useEgpaySuccessQuery } from '@portal/api-client/deposit';
import type { Draft } from '@portal/contract/deposit';
import { Button, Card, LinkButton, Loading, Money, Row, Skeleton, Split, Stack, Text, Timeline } from '@portal/ui';
import { useEffect, useState } from 'react';
import { accountName } from '../shared/accounts/account-name';
import { Loaded } from '../shared/page/loaded';
import { TradeLink } from '../shared/accounts/trade-link';
import { useAccountInfo } from '../shared/accounts/use-account-info';
import { useFocusHere } from '../shared/page/use-focus-here';
import { DraftFacts } from './draft-facts';
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

/** The result of a payment, after the cashier has sent the customer back. */
export function DepositResult({ pno }: { pno: string }) {
  const query = useResult(pno);
  return (
    <Loaded
      card
      query={query}
      skeleton={
        <Card>
          <Skeleton shape="title" width="half" />
          <Skeleton lines={5} />
        </Card>
      }
    >
      {(draft) => <Result draft={draft} />}
    </Loaded>
  );
}

function Result({ draft }: { draft: Draft }) {
  const { handOver, dialog } = useHandOver();
  const accounts = useAccountInfo().data?.accounts ?? [];
  const account = accounts.find(({ id }) => id === draft.accountId);
  const heading = useFocusHere<HTMLHeadingElement>();
  const { title, text, tone } = outcomeOf(draft);
  const unpaid = draft.status === 'unpaid';
  return (
    <Card>
      <Split data-gap={8}>
        <Stack data-gap={6}>
          <div aria-live="polite">
            <Text as="h2" ref={heading} tabIndex={-1} data-size={28} data-tone={tone} data-weight="bold">
              {title}
            </Text>
            <Text as="p" data-tone="soft">
              {text}
            </Text>
          </div>
          {draft.status === 'paid' && account && (
            <div>
              <Text as="div" data-size={14} data-tone="soft">
                最新余额（{accountName(account)}）
              </Text>
              <Money value={account.balance} currency={account.currency} size="display" />
            </div>
          )}
          <DraftFacts draft={draft} account={account} />
          <Row>
            {unpaid && draft.payUrl && (
              <Button tone="primary" onClick={() => handOver(draft)}>
                继续支付
              </Button>
            )}
            {draft.status === 'paid' && (
              <TradeLink tone="primary" login={account?.kind === 'mt5' ? account.account_no : undefined} />
            )}
            <LinkButton tone={unpaid || draft.status === 'paid' ? 'secondary' : 'primary'} href="/user-center/acctInfo">
              查看账户
            </LinkButton>
            <LinkButton href="/user-center/assets/deposit">{unpaid ? '返回入金' : '再入一笔'}</LinkButton>
            {!unpaid && <LinkButton href="/user-center/fundingDetails?tab=deposit">查看记录</LinkButton>}
          </Row>
        </Stack>
        <Stack>
          <Timeline label="入金进度" events={eventsOf(draft)} />
          {unpaid && <Loading label="正在等待支付结果" />}
        </Stack>
      </Split>
      {dialog}
    </Card>
  );
}
