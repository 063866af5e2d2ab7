import type { Account } from '@portal/contract/account';
import type { KycInfo } from '@portal/contract/identity';
import { Card, Skeleton, Stack } from '@portal/ui';
import type { ComponentProps } from 'react';
import { AccountsPart } from '../account/accounts-part';
import { PositionsPart } from '../account/positions-part';
import { KycPart } from '../identity/kyc-part';
import type { BankCardsQuery } from '../identity/use-bank-cards';
import { Loaded } from '../shared/page/loaded';
import { useHashTarget } from '../shared/page/use-hash-target';

type Props = {
  /** Empty for a new customer, and where they could not be loaded. */
  accounts: readonly Account[];
  kyc: Pick<ComponentProps<typeof Loaded<KycInfo>>, 'query'>['query'];
  cards: BankCardsQuery;
};

/** The overview below its head: positions, accounts, verification. They come together, so that nothing shifts while it is read. */
export function OverviewBelow({ accounts, kyc, cards }: Props) {
  useHashTarget(kyc.currentData !== undefined);
  return (
    <Stack data-gap={6}>
      <PositionsPart accounts={accounts} />
      <AccountsPart accounts={accounts} />
      <Loaded
        card
        query={kyc}
        skeleton={
          <Card title="认证">
            <Skeleton lines={6} />
          </Card>
        }
      >
        {(data) => <KycPart kyc={data} cards={cards} />}
      </Loaded>
    </Stack>
  );
}
