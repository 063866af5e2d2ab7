import type { Actions } from '@portal/contract/account';
import { Button, Dialog, Skeleton, useToast } from '@portal/ui';
import { useState } from 'react';
import { lazyPart } from '../shared/page/lazy';

const LinkMt5Form = lazyPart(() => import('./link-mt5.form').then((form) => form.LinkMt5Form), <Skeleton lines={4} />);

/** `关联已有 MT5 账号`, with its form in a dialog. Needs a verified identity, as opening an account does. */
export function LinkMt5({ action }: { action: Actions['openMt5'] }) {
  const [open, setOpen] = useState(false);
  const toast = useToast();
  const close = () => setOpen(false);
  if (action.reasons.some(({ code }) => code === 'account.identity')) return null;
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        关联已有 MT5 账号
      </Button>
      <Dialog open={open} title="关联已有 MT5 账号" onClose={close}>
        <LinkMt5Form
          onLinked={({ account_no }) => {
            close();
            toast(`MT5 账号 ${account_no} 已关联`, 'ok');
          }}
        />
      </Dialog>
    </>
  );
}
