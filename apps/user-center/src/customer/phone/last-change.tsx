import type { PhoneChange } from '@portal/contract/customer';
import { DateTime, Notice } from '@portal/ui';

/** The outcome of the last change, if it matters for making another one. */
export function LastChange({ change: { status, reason, mobilePhone, decidedAt } }: { change: PhoneChange }) {
  if (status === 3) {
    return (
      <Notice tone="danger" title="上次申请未通过">
        {reason ?? '资料与要求不符'}。请修改后重新提交。
      </Notice>
    );
  }
  if (status !== 1) return null;
  return (
    <Notice tone="ok" title="已通过">
      手机号已于 <DateTime value={decidedAt} show="minute" /> 更换为 {mobilePhone}。
    </Notice>
  );
}
