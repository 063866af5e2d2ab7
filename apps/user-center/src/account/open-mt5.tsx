import type { Actions } from '@portal/contract/account';
import { Button, Dialog, Skeleton, useToast } from '@portal/ui';
import { useState } from 'react';
import { useRestored } from '../shared/forms/use-restored';
import { lazyPart } from '../shared/page/lazy';
import { openedWords } from './opened-words';

const NewMt5Form = lazyPart(() => import('./new-mt5.form').then((form) => form.NewMt5Form), <Skeleton lines={6} />);

/** `开立 MT5 账户`, with its form in a dialog. */
export function OpenMt5({ action }: { action: Actions['openMt5'] }) {
  const [open, setOpen] = useState(useRestored('new-mt5'));
  const toast = useToast();
  const close = () => setOpen(false);
  return (
    <>
      <Button unavailable={!action.allowed} onClick={() => setOpen(true)}>
        开立 MT5 账户
      </Button>
      <Dialog open={open} title="开立 MT5 账户" onClose={close}>
        <NewMt5Form
          onOpened={(account) => {
            close();
            toast(openedWords(account), 'ok');
          }}
        />
      </Dialog>
    </>
  );
}
