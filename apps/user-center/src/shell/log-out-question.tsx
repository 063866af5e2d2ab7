import { Confirm } from '@portal/ui';

type Props = { onClose: () => void; onLeave: () => Promise<void> };

/** Asks before a logout, which clears what was typed and not submitted. */
export function LogOutQuestion({ onClose, onLeave }: Props) {
  return (
    <Confirm
      open
      title="退出登录"
      confirmLabel="退出并清除"
      dismissLabel="继续填写"
      tone="danger"
      onClose={onClose}
      onConfirm={onLeave}
    >
      您有填写后尚未提交的内容，退出登录后将被清除。
    </Confirm>
  );
}
