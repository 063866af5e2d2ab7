import { lowestLevel } from '@portal/brand';
import type { Account } from '@portal/contract/account';
import { groupDigits } from '@portal/rules/money';
import { Text } from '@portal/ui';
import { useInstallation } from '../shared/browser/installation';

/** Minimum and leverage limit until an account's first deposits reach the minimum of its level; nothing afterwards. */
export function FirstDepositTerms({ account }: { account: Account }) {
  const { name, leverage } = lowestLevel(useInstallation().brand);
  const { first_deposit: first } = account;
  if (!first) return null;
  return (
    <Text as="p" data-size={14} data-tone="soft">
      首次入金（含转入）须达到 {groupDigits(first.minimum, 2)} {account.currency}；在此之前，杠杆按{name}执行（最高 1:
      {leverage}）{first.leverage > account.leverage && `，之后为 1:${first.leverage}`}。
    </Text>
  );
}
