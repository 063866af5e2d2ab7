import { Button, LinkButton, Money, type Definition } from '@portal/ui';
import { ResultCard } from '../result/result-card';
import { CancelPayout, type Cancel } from './cancel-payout';
import { outcomeOf } from './outcome-of';
import type { Payout } from './payout';
import { payoutEvents } from './payout-events';

type Props = {
  payout: Payout & { amount: string };
  facts: readonly Definition[];
  arrival: string;
  cancel: Cancel;
  /** The URL of the list of all withdrawals of its kind. */
  records: string;
  onAgain: () => void;
};

/** The status of the withdrawal just submitted, updated while it is shown. */
export function PayoutResult({ payout, facts, arrival, cancel, records, onAgain }: Props) {
  const { pno, amount, displayStatus, steps } = payout;
  const again = (
    <Button tone={displayStatus > 3 ? 'primary' : 'secondary'} onClick={onAgain}>
      {displayStatus === 4 ? '重新出金' : '再出一笔'}
    </Button>
  );
  const account = (
    <LinkButton tone={displayStatus > 3 ? 'secondary' : 'primary'} href="/user-center/acctInfo">
      查看账户
    </LinkButton>
  );
  return (
    <ResultCard
      {...outcomeOf(payout, arrival)}
      no={pno}
      amount={<Money value={amount} currency="USD" size="display" />}
      facts={facts.filter(({ id }) => id !== 'amount')}
      actions={
        <>
          {displayStatus > 3 ? again : account}
          {displayStatus > 3 ? account : again}
          {displayStatus === 1 && <CancelPayout pno={pno} amount={amount} cancel={cancel} size="normal" />}
          <LinkButton href={records}>查看记录</LinkButton>
        </>
      }
      progress={{ label: '出金进度', events: payoutEvents({ displayStatus, steps }) }}
    />
  );
}
