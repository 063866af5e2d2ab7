import { useState, type ReactNode } from 'react';
import { Button } from '../button/button';
import { Dialog } from './dialog';
import { useTexts } from '../texts/use-texts';
import { dialogTexts } from './dialog-texts';

export type ConfirmProps = {
  open: boolean;
  title: string;
  children?: ReactNode;
  /** Names the action: `取消出金`, never `确定`. */
  confirmLabel: string;
  dismissLabel?: string;
  tone?: 'primary' | 'danger';
  /** Runs once; the dialog stays busy until it is done. */
  onConfirm: () => Promise<void> | void;
  onClose: () => void;
};

/** Asks before an action that cannot be undone. */
export function Confirm(props: ConfirmProps) {
  const { open, title, children, confirmLabel, dismissLabel, tone = 'primary', onConfirm, onClose } = props;
  const texts = useTexts('dialog', dialogTexts);
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      title={title}
      onClose={() => {
        if (!busy) onClose();
      }}
      actions={
        <>
          <Button onClick={onClose} unavailable={busy}>
            {dismissLabel ?? texts.dismiss}
          </Button>
          <Button tone={tone} busy={busy} onClick={() => void confirm()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
