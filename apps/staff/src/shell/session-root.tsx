import { useCallback, useEffect, useState } from 'react';
import { App } from './app';
import { EndSessionContext } from './end-session';

type Props = {
  /** Forgets what the store has loaded. */
  forget: () => void;
  /** Calls back when the gateway refuses a request because the session has ended. */
  onEnded: (listener: () => void) => () => void;
};

/** Shows the sign-in as soon as the session ends, in this page or at the gateway. */
export function SessionRoot({ forget, onEnded }: Props) {
  const [reason, setReason] = useState<string>();
  const end = useCallback(
    (why: string) => {
      setReason(why);
      forget();
    },
    [forget],
  );
  useEffect(() => onEnded(() => end('登录状态已失效，请重新登录')), [onEnded, end]);
  return (
    <EndSessionContext value={end}>
      <App reason={reason} />
    </EndSessionContext>
  );
}
