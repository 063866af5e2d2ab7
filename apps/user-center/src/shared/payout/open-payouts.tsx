import { Card, Money, Row, Stack, Text, Timeline } from '@portal/ui';
import type { ReactNode } from 'react';
import { CardLines } from '../records/card-lines';
import { CancelPayout, type Cancel } from './cancel-payout';
import type { Payout } from './payout';
import { payoutEvents } from './payout-events';
import { PayoutTag } from './payout-tag';

type Props<P> = {
  list: readonly P[];
  /** Its destination, in short. */
  toOf: (payout: P) => ReactNode;
  arrival: string;
  cancel: Cancel;
};

/** The withdrawals in progress, each with its timeline. */
export function OpenPayouts<P extends Payout & { amount: string }>({ list, toOf, arrival, cancel }: Props<P>) {
  return (
    <Card title="进行中">
      <CardLines aria-label="进行中的出金">
        {list.map((payout) => (
          <li key={payout.pno}>
            <Stack data-gap={3}>
              <Row data-justify="between" data-gap={2}>
                <Money value={payout.amount} currency="USD" size="large" />
                <PayoutTag status={payout.displayStatus} />
              </Row>
              <Text data-size={14} data-tone="soft">
                {toOf(payout)}
                <br />
                单号 {payout.pno}
              </Text>
              <Timeline label={`出金 ${payout.pno} 的进度`} events={payoutEvents(payout, arrival)} />
              {payout.displayStatus === 1 && (
                <div>
                  <CancelPayout pno={payout.pno} amount={payout.amount} cancel={cancel} />
                </div>
              )}
            </Stack>
          </li>
        ))}
      </CardLines>
    </Card>
  );
}
