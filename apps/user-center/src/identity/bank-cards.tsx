import type { BankCard } from '@portal/contract/identity';
import { Button, Row, Stack, Text } from '@portal/ui';
import { useState } from 'react';
import { lazyDialog } from '../shared/page/lazy';
import { CardLines } from '../shared/records/card-lines';
import { PartStatusTag } from './part-status';

const RemoveBank = lazyDialog(() => import('./remove-bank').then((module) => module.RemoveBank));

/** The bank cards of a customer, with their status and the reason of a refusal. */
export function BankCards({ cards }: { cards: readonly BankCard[] }) {
  const [removing, setRemoving] = useState<BankCard>();
  const lines = cards.map((card) => {
    const { id, bankName, accountNumber, holder, province, city, branch, status, reason } = card;
    return (
      <li key={id}>
        <Stack data-gap={1}>
          <Row data-justify="between" data-gap={2}>
            <Text data-weight="medium">
              {bankName} {accountNumber}
            </Text>
            <PartStatusTag status={status} />
          </Row>
          <Row data-justify="between" data-gap={2}>
            <Text data-size={14} data-tone="soft">
              {holder}，{province}
              {city}，{branch}
            </Text>
            <Button
              size="small"
              tone="quiet"
              aria-label={`移除银行卡 ${accountNumber}`}
              onClick={() => setRemoving(card)}
            >
              移除
            </Button>
          </Row>
          {status === 3 && (
            <Text data-size={14} data-tone="danger">
              未通过：{reason ?? '资料与要求不符'}
            </Text>
          )}
        </Stack>
      </li>
    );
  });
  return (
    <>
      <CardLines aria-label="银行卡">{lines}</CardLines>
      {removing && <RemoveBank card={removing} open onClose={() => setRemoving(undefined)} />}
    </>
  );
}
