import type { Account } from '@portal/contract/account';
import { DefinitionList, Drawer, Stack, Text, TextLink } from '@portal/ui';
import { accountName } from '../shared/accounts/account-name';
import { figureFormulas } from './figure-formulas';

type Props = { account: Account; open: boolean; onClose: () => void };

/** How each figure of an account is calculated, with the account's own live figures. */
export function ExplainFigures({ account, open, onClose }: Props) {
  return (
    <Drawer open={open} title={`${accountName(account)}：数字怎么来的`} onClose={onClose}>
      <Stack data-gap={6}>
        {figureFormulas(account).map(({ id, term, words, figures, value }) => (
          <div key={id}>
            <DefinitionList items={[{ id, term, value }]} />
            <Text as="p" data-size={14} data-tone="soft">
              = {words}
            </Text>
            <Text as="p" data-size={14}>
              {figures}
            </Text>
          </div>
        ))}
        <Text as="p" data-size={14} data-tone="soft">
          MT5 中的叫法：余额为“结余”，已用保证金为“预付款”，可用保证金为“可用预付款”，赠金为“信用”，隔夜利息为“库存费”。
        </Text>
        <TextLink href={`/user-center/explain?account=${encodeURIComponent(account.id)}`}>
          余额由哪些变动构成：打开余额说明
        </TextLink>
      </Stack>
    </Drawer>
  );
}
