import { useLazyGetSessionQuery, useSignOutMutation } from '@portal/api-client/staff';
import { Button, Dialog, Text } from '@portal/ui';
import { useEffect, useState } from 'react';
import { activity, lastRequest } from '../shared/browser/activity';
import { useMe } from '../shared/session/me';
import { useEndSession } from './end-session';

const noticeSeconds = 60;
const checkMs = 5000;

/**
 * Says a minute before that the session is about to end, and ends it. A member who types without sending anything is active, too:
 * the session is then read once a minute.
 */
export function IdleNotice() {
  const { idleMinutes } = useMe();
  const [touch] = useLazyGetSessionQuery();
  const end = useEndSession();
  const [signOut] = useSignOutMutation();
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    const check = () => {
      const now = Date.now();
      if (activity.input > activity.request && now - activity.request > 60_000) void touch();
      // The session of this tab is that of all tabs: a tab that is not used must not end it.
      const seconds = Math.ceil((lastRequest() + idleMinutes * 60_000 - now) / 1000);
      if (seconds <= 0) void signOut().then(() => end('长时间没有操作，已退出登录'));
      else setLeft(seconds <= noticeSeconds ? seconds : undefined);
    };
    const timer = setInterval(check, checkMs);
    return () => clearInterval(timer);
  }, [idleMinutes, touch, end, signOut]);
  const stay = () => {
    setLeft(undefined);
    void touch();
  };
  return (
    <Dialog
      open={left !== undefined}
      title="即将退出登录"
      onClose={stay}
      actions={
        <Button tone="primary" onClick={stay}>
          继续工作
        </Button>
      }
    >
      <Text>{`长时间没有操作，约 ${left ?? 0} 秒后退出登录。`}</Text>
    </Dialog>
  );
}
