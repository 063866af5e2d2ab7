import { useHttp } from '@portal/api-client';
import { repeatAfterProof, watchPresence } from '@portal/api-client/http';
import type { FactorKind } from '@portal/contract/kernel';
import { useEffect, useState } from 'react';
import { lazyDialog } from '../../shared/page/lazy';

const ReauthDialog = lazyDialog(() => import('./reauth-dialog').then((module) => module.ReauthDialog));

interface Asked {
  kinds: readonly FactorKind[];
  answer: (isProved: boolean) => void;
}

/** Asks for the password where the gateway refuses an act because the session was idle. The act goes on by itself afterwards. */
export function Reauth() {
  const http = useHttp();
  const [asked, setAsked] = useState<Asked>();

  useEffect(() => {
    // All acts that were refused meanwhile wait for one answer.
    let open: Promise<boolean> | undefined;
    let end = () => undefined as void;
    const prove = (kinds: readonly FactorKind[]) =>
      (open ??= new Promise<boolean>((resolve) => {
        const answer = (isProved: boolean) => {
          open = undefined;
          setAsked(undefined);
          resolve(isProved);
        };
        end = () => answer(false);
        setAsked({ kinds, answer });
      }));
    const stops = [repeatAfterProof(http, prove), watchPresence(http)];
    return () => {
      stops.forEach((stop) => stop());
      end();
    };
  }, [http]);

  return (
    <ReauthDialog
      open={asked !== undefined}
      kinds={asked?.kinds ?? []}
      onProved={() => asked?.answer(true)}
      onClose={() => asked?.answer(false)}
    />
  );
}
