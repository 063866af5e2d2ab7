import { DefinitionList, Split, Stack, Timeline, type Definition } from '@portal/ui';
import { DoubtLink } from '../support/doubt-link';
import { CancelPayout, type Cancel } from './cancel-payout';
import type { Payout } from './payout';
import { payoutEvents } from './payout-events';

type Props = {
  payout: Payout & { amount: string };
  facts: readonly Definition[];
  arrival: string;
  cancel: Cancel;
};

/** All details of one withdrawal, below its row. */
export function PayoutDetail({ payout, facts, arrival, cancel }: Props) {
  return (
    <Split data-even data-gap={6}>
      <DefinitionList items={facts} />
      <Stack>
        <Timeline label={`出金 ${payout.pno} 的进度`} events={payoutEvents(payout, arrival)} />
        {payout.displayStatus === 1 && (
          <div>
            <CancelPayout pno={payout.pno} amount={payout.amount} cancel={cancel} />
          </div>
        )}
        <DoubtLink about={payout.pno} />
      </Stack>
    </Split>
  );
}
