import { useSession } from '@portal/session/react';
import { Button, Notice } from '@portal/ui';
import { lazy, Suspense, useEffect, useState } from 'react';

const ReLogin = lazy(() => import('./re-login').then((dialog) => ({ default: dialog.ReLogin })));

/** A session that ended over an unfinished form: asks to sign in again in place, and says so where that was put off. */
export function Expired() {
  const expired = useSession().state.expired === true;
  const [putOff, setPutOff] = useState(false);
  // Stays mounted once it was opened, so that its closing gives the focus back.
  const [wanted, setWanted] = useState(false);
  if (expired && !wanted) setWanted(true);
  useEffect(() => {
    if (!expired) setPutOff(false);
  }, [expired]);
  return (
    <>
      {expired && putOff && (
        <Notice
          tone="warn"
          title="登录状态已失效"
          action={
            <Button size="small" onClick={() => setPutOff(false)}>
              重新登录
            </Button>
          }
        >
          已填写的内容仍在，重新登录后可继续提交。
        </Notice>
      )}
      {wanted && (
        <Suspense>
          <ReLogin open={expired && !putOff} onClose={() => setPutOff(true)} />
        </Suspense>
      )}
    </>
  );
}
