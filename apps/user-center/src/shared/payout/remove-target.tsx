import { failureOf } from '@portal/api-client/http';
import { Confirm, useToast } from '@portal/ui';
import type { ReactNode } from 'react';

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Names the target in the toast. */
  name: string;
  remove: () => Promise<object>;
  /** The target, and what follows. */
  children: ReactNode;
};

/** Asks for a confirmation before a bank card or a coin address is removed, and says why one stays. */
export function RemoveTarget({ open, onClose, title, name, remove, children }: Props) {
  const toast = useToast();
  return (
    <Confirm
      open={open}
      title={title}
      confirmLabel={title}
      tone="danger"
      onClose={onClose}
      onConfirm={async () => {
        const failure = failureOf(await remove());
        onClose();
        if (failure) toast(failure.msg, 'danger');
        else toast(`已移除${name}`, 'ok');
      }}
    >
      {children}
    </Confirm>
  );
}
