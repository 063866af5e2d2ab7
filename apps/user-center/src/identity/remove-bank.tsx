import { failureOf } from '@portal/api-client/http';
import { useRemoveBankMutation } from '@portal/api-client/identity';
import type { BankCard } from '@portal/contract/identity';
import { Confirm, useToast } from '@portal/ui';

type Props = { card: BankCard; open: boolean; onClose: () => void };

/** Asks for a confirmation before a bank card is removed. */
export function RemoveBank({ card: { id, bankName, accountNumber }, open, onClose }: Props) {
  const [remove] = useRemoveBankMutation();
  const toast = useToast();
  return (
    <Confirm
      open={open}
      title="移除银行卡"
      confirmLabel="移除银行卡"
      tone="danger"
      onClose={onClose}
      onConfirm={async () => {
        const failure = failureOf(await remove({ id }));
        onClose();
        if (failure) toast(failure.msg, 'danger');
        else toast(`已移除${bankName} ${accountNumber}`, 'ok');
      }}
    >
      {bankName} {accountNumber}。移除后不能再向它出金；重新添加后须再次审核。
    </Confirm>
  );
}
