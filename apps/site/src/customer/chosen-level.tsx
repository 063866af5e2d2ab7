import { levelRule } from '@portal/brand';
import { Notice } from '@portal/ui';
import { useBrand } from '../shared/installation/installation';
import { plainAmount } from '../shared/levels/plain-amount';
import type { RequestedLevel } from './use-level';

/** The account level chosen for the registration, with its terms, or a notice that it is not available. */
export function ChosenLevel({ level }: { level: RequestedLevel }) {
  const brand = useBrand();
  if (!level.allowed) {
    return (
      <Notice tone="warn" title="未选择账户级别">
        {level.msg}。您可以继续注册，开立 MT5 账户时再选择级别。
      </Notice>
    );
  }
  const { name, minDeposit, leverage, stopOut } = level;
  return (
    <Notice tone="info" title={`账户级别：${name}`}>
      最低入金 {plainAmount(minDeposit)} 美元，最高杠杆 1:{leverage}，强平线 {stopOut}%。{levelRule(brand)}
      级别在开立 MT5 账户时仍可更改。
    </Notice>
  );
}
