import { useRemoveOutCoinAddressMutation } from '@portal/api-client/coin';
import type { CoinAddress } from '@portal/contract/coin';
import { maskAddress } from '@portal/rules/masks';
import { RemoveTarget } from '../shared/payout/remove-target';

type Props = { address: CoinAddress; open: boolean; onClose: () => void };

/** Removes an address from the address book. */
export function RemoveAddress({ address: { id, label, chain, address }, ...dialog }: Props) {
  const [remove] = useRemoveOutCoinAddressMutation();
  return (
    <RemoveTarget title="移除收款地址" name={`地址“${label}”`} remove={() => remove({ id })} {...dialog}>
      {label}（{chain}，{maskAddress(address)}）。移除后不能再向它出金；重新添加后须再次等待冷却期。
    </RemoveTarget>
  );
}
