import type { Level } from '@portal/brand';
import { DefinitionList } from '@portal/ui';
import { useBrand } from '../shared/installation/installation';
import { plainAmount } from '../shared/levels/plain-amount';

/** The terms of a level that are no figure of its own: currency, limits, fees. */
export function LevelTerms({ level: { stopOut } }: { level: Level }) {
  const { limits, currencies } = useBrand();
  const { deposit, withdraw, transfer } = limits;
  return (
    <DefinitionList
      items={[
        { id: 'currency', term: '账户货币', value: currencies.join('、') },
        { id: 'stopOut', term: '强平线', value: `保证金比例 ${stopOut}%` },
        {
          id: 'depositLimits',
          term: '单笔入金',
          value: `${plainAmount(deposit.min)} – ${plainAmount(deposit.max)} 美元`,
        },
        {
          id: 'withdrawLimits',
          term: '单笔银行出金',
          value: `${plainAmount(withdraw.min)} – ${plainAmount(withdraw.max)} 美元`,
          note: `不足 ${plainAmount(withdraw.freeFrom)} 美元收取 ${plainAmount(withdraw.fee)} 美元`,
        },
        { id: 'transfer', term: '账户间转账', value: `${plainAmount(transfer.min)} 美元起` },
      ]}
    />
  );
}
