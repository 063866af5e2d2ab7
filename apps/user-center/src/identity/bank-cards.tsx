import type { BankCard } from '@portal/contract/identity';
import { Row, Stack, Text } from '@portal/ui';
import { CardLines } from '../shared/records/card-lines';
import { PartStatusTag } from './part-status';

/** The bank cards of a customer, with their status and the reason of a refusal. */
export function BankCards({ cards }: { cards: readonly BankCard[] }) {
  return (
    <CardLines aria-label="银行卡">
      {cards.map(({ id, bankName, accountNumber, holder, province, city, branch, status, reason }) => (
        <li key={id}>
          <Stack data-gap={1}>
            <Row data-justify="between" data-gap={2}>
              <Text data-weight="medium">
                {bankName} {accountNumber}
              </Text>
              <PartStatusTag status={status} />
            </Row>
            <Text data-size={14} data-tone="soft">
              {holder}，{province}
              {city}，{branch}
            </Text>
            {status === 3 && (
              <Text data-size={14} data-tone="danger">
                未通过：{reason ?? '资料与要求不符'}
              </Text>
            )}
          </Stack>
        </li>
      ))}
    </CardLines>
  );
}
