import type { OkOf } from '@portal/contract';
import type { queryDepositInfo } from '@portal/contract/deposit';
import { Money, Notice, TextLink } from '@portal/ui';

type Props = { limits: OkOf<typeof queryDepositInfo>['ownLimits'] };

/** What the limits leave that the customer has set for own deposits. */
export function OwnLimitsLine({ limits }: Props) {
  return (
    <Notice tone="info">
      {limits.map(({ name, left }) => (
        <span key={name}>
          {name === 'depositDay' ? '今日' : '本月'}还可入金 <Money value={left} currency="USD" />；
        </span>
      ))}
      为您自设的限额，<TextLink href="/user-center/settings#guardrails">查看自我限制</TextLink>
    </Notice>
  );
}
