import type { KycInfo } from '@portal/contract/identity';
import { Button, Card, Dialog, LinkButton, Row, Skeleton, Split, Stack, Text } from '@portal/ui';
import { useState } from 'react';
import { lazyPart } from '../shared/page/lazy';
import { Loaded } from '../shared/page/loaded';
import { useRestored } from '../shared/forms/use-restored';
import { BankCards } from './bank-cards';
import { IdentitySummary } from './identity-summary';
import { PartStatusTag } from './part-status';
import type { BankCardsQuery } from './use-bank-cards';

const BankForm = lazyPart(() => import('./bank.form').then((form) => form.BankForm), <Skeleton lines={8} />);

const guide = '/user-center/deposit-guide#identity';

type Props = {
  kyc: KycInfo;
  /** The page's query. A hook in this component would repeat a failed request as soon as it mounts. */
  cards: BankCardsQuery;
};

/** The verification of a customer: identity and bank cards, and what is left to do. */
export function KycPart({ kyc, cards }: Props) {
  const { identity, bank } = kyc;
  const [adding, setAdding] = useState(useRestored('bank'));
  const close = () => setAdding(false);
  const sent = identity.status === 1 || identity.status === 2;
  return (
    <Card title="认证" id="kyc">
      <Split data-even data-gap={8}>
        <Stack data-gap={2}>
          <Row data-justify="between" data-gap={2}>
            <Text data-weight="medium">身份认证</Text>
            <PartStatusTag status={identity.status} />
          </Row>
          {identity.status !== 0 && <IdentitySummary identity={identity} />}
          {!sent && (
            <div>
              <LinkButton size="small" href={guide}>
                {identity.status === 3 ? '重新提交' : '去认证'}
              </LinkButton>
            </div>
          )}
        </Stack>
        <Stack id="bank" data-gap={2}>
          <Row data-justify="between" data-gap={2}>
            <Text data-weight="medium">银行卡</Text>
            <PartStatusTag status={bank.status} />
          </Row>
          <Loaded query={cards} skeleton={<Skeleton lines={2} />}>
            {(list) => list.length > 0 && <BankCards cards={list} />}
          </Loaded>
          {sent ? (
            <div>
              <Button size="small" onClick={() => setAdding(true)}>
                添加银行卡
              </Button>
            </div>
          ) : (
            <Text data-size={14} data-tone="soft">
              提交身份认证后可添加银行卡
            </Text>
          )}
        </Stack>
      </Split>
      <Dialog open={adding} title="添加银行卡" onClose={close}>
        <BankForm onSent={close} />
      </Dialog>
    </Card>
  );
}
