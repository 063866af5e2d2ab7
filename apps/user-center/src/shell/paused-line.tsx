import { Notice, TextLink } from '@portal/ui';
import { useAccountInfo } from '../shared/accounts/use-account-info';

/** On every page while the customer has paused trading and deposits. */
export function PausedLine() {
  const paused = useAccountInfo().data?.actions.openMt5.reasons.find(({ code }) => code === 'customer.paused');
  if (!paused) return null;
  return (
    <Notice tone="warn">
      {paused.msg}。<TextLink href="/user-center/settings#guardrails">查看自我限制</TextLink>
    </Notice>
  );
}
