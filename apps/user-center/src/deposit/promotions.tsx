import { useGetActivitySettingQuery } from '@portal/api-client/deposit';
import { groupDigits } from '@portal/rules/money';
import { DateTime, Notice } from '@portal/ui';

/** The promotions that apply to a deposit now; nothing if there are none. */
export function Promotions() {
  const { data = [] } = useGetActivitySettingQuery();
  return data.map(({ id, title, reward, minDeposit, until, coupons: [coupon] }) => (
    <Notice key={id} tone="info" title={title}>
      入金满 {groupDigits(minDeposit, 2)} USD：{reward}。截至 <DateTime value={coupon?.until ?? until} show="minute" />
      。
    </Notice>
  ));
}
