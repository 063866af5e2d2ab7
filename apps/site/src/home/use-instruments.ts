import { commonWires } from '@portal/api-client/common/wires';
import type { Instrument } from '@portal/contract/common';
import { useCallback, useEffect, useState } from 'react';
import { useInstallation } from '../shell/installation';

export interface Instruments {
  /** Nothing until the first answer. */
  rows?: readonly Instrument[];
  /** Why there are none. */
  error?: string;
  retry: () => void;
}

/** What can be traded, fetched after the page is there. */
export function useInstruments(): Instruments {
  const { http } = useInstallation();
  const [known, setKnown] = useState<Omit<Instruments, 'retry'>>({});

  const load = useCallback(async (): Promise<Omit<Instruments, 'retry'>> => {
    try {
      const [{ call }, loaded] = await Promise.all([import('../shell/gateway'), http()]);
      const answer = await call(loaded, commonWires.getSymbolList, {});
      return answer.ok ? { rows: answer.data } : { error: answer.msg };
    } catch {
      return { error: '网络异常，请稍后重试' };
    }
  }, [http]);

  useEffect(() => {
    let wanted = true;
    void load().then((found) => wanted && setKnown(found));
    return () => {
      wanted = false;
    };
  }, [load]);

  const retry = () => {
    setKnown({});
    void load().then(setKnown);
  };
  return { ...known, retry };
}
