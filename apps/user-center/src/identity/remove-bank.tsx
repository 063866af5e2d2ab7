import { useRemoveBankMutation } from '@portal/api-client/identity';
import type { BankCard } from '@portal/contract/identity';
import { RemoveTarget } from '../shared/payout/remove-target';

type Props = { card: BankCard; open: boolean; onClose: () => void };

/** Removes a bank card. */
export function RemoveBank({ card: { id, bankName, accountNumber }, ...dialog }: Props) {
  const [remove] = useRemoveBankMutation();
  const name = `${bankName} ${accountNumber}`;
  return (
    <RemoveTarget title="移除银行卡" name={name} remove={() => remove({ id })} {...dialog}>
      {name}。移除后不能再向它出金；重新添加后须再次审核。
    </RemoveTarget>
  );
}
