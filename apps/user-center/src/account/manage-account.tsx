import type { Account } from '@portal/contract/account';
import { parseAmount } from '@portal/rules/money';
import { Drawer, Stack } from '@portal/ui';
import { accountName } from '../shared/accounts/account-name';
import { ArchiveAccount } from './archive-account';
import { GiveUpCredit } from './give-up-credit';
import { LeverageForm } from './leverage.form';
import { NicknameForm } from './nickname.form';
import { ResetMt5PasswordForm } from './reset-mt5-password.form';

type Props = { account: Account; open: boolean; onClose: () => void };

/** The changes that a customer can make to an MT5 account. */
export function ManageAccount({ account, open, onClose }: Props) {
  return (
    <Drawer open={open} title={`管理 ${accountName(account)}`} onClose={onClose}>
      <Stack data-gap={8}>
        <NicknameForm account={account} onDone={onClose} />
        <LeverageForm account={account} onDone={onClose} />
        <ResetMt5PasswordForm account={account} onDone={onClose} />
        {(parseAmount(account.credit, 2) ?? 0n) > 0n && <GiveUpCredit account={account} onDone={onClose} />}
        <ArchiveAccount account={account} onDone={onClose} />
      </Stack>
    </Drawer>
  );
}
