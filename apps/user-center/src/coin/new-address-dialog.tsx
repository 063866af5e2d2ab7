import type { CoinAddress } from '@portal/contract/coin';
import { Dialog, useToast } from '@portal/ui';
import { NewAddressForm } from './new-address.form';

type Props = { open: boolean; onClose: () => void; onAdded: (address: CoinAddress) => void };

/** Adds an address to the address book without leaving the withdrawal page. */
export function NewAddressDialog({ open, onClose, onAdded }: Props) {
  const toast = useToast();
  return (
    <Dialog open={open} title="添加收款地址" onClose={onClose}>
      <NewAddressForm
        onAdded={(address) => {
          onClose();
          onAdded(address);
          toast(`已添加地址“${address.label}”`, 'ok');
        }}
      />
    </Dialog>
  );
}
