import { customerRequests } from '@portal/api-client/customer/requests';
import type { LevelCode } from '@portal/brand';
import { useEffect, useState } from 'react';
import { call } from '../shared/installation/call';
import { useBrand, useInstallation } from '../shared/installation/installation';

/** The account level in the URL, as validated by the gateway. */
export type RequestedLevel =
  | { allowed: true; code: LevelCode; name: string; minDeposit: string; leverage: number; stopOut: number }
  | { allowed: false; msg: string };

/**
 * The level of `/register?level=…`, by route name or code. Undefined without one, on the server, before the response, and
 * when the request fails.
 */
export function useLevel(search: string): RequestedLevel | undefined {
  const { http } = useInstallation();
  const { code: brandCode, levels } = useBrand();
  const [level, setLevel] = useState<RequestedLevel>();
  const given = new URLSearchParams(search).get('level')?.slice(0, 16) ?? '';
  useEffect(() => {
    if (given === '') return setLevel(undefined);
    let current = true;
    const known = Object.values(levels).find(({ code, route }) => given === code || given === route);
    const ask = async () => {
      const body = { brandCode, level: known?.code ?? given };
      const answer = await call(http, customerRequests.validateBrandLevel, body);
      if (!current || !answer.ok) return;
      const { allowed, minDeposit, leverage, stopOut, reason } = answer.data;
      if (allowed && known && minDeposit !== undefined && leverage !== undefined && stopOut !== undefined) {
        setLevel({ allowed, code: known.code, name: known.name, minDeposit, leverage, stopOut });
      } else setLevel({ allowed: false, msg: reason?.msg ?? '' });
    };
    void ask().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [given, brandCode, levels, http]);
  return level;
}
