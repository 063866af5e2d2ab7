import { useRemoveOutCoinAddressMutation } from '@portal/api-client/coin';
import { failureOf } from '@portal/api-client/http';
import type { CoinAddress } from '@portal/contract/coin';
import { maskAddress } from '@portal/rules/masks';
import { Confirm, useToast } from '@portal/ui';

type Props = { address: CoinAddress; open: boolean; onClose: () => void };

/** Asks for a confirmation before an address leaves the address book. */
export function RemoveAddress({ address: { id, label, chain, address }, open, onClose }: Props) {
  const [remove] = useRemoveOutCoinAddressMutation();
  const toast = useToast();
  return (
    <Confirm
      open={open}
      title="移除收款地址"
      confirmLabel="移除地址"
      tone="danger"
      onClose={onClose}
      onConfirm={async () => {
        const failure = failureOf(await remove({ id }));
        onClose();
        if (failure) toast(failure.msg, 'danger');
        else toast(`已移除地址“${label}”`, 'ok');
      }}
    >
      {label}（{chain}，{maskAddress(address)}）。移除后不能再向它出金；重新添加后须再次等待冷却期。
    </Confirm>
  );
}
