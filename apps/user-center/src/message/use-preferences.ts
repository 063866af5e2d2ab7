import { useHttp } from '@portal/api-client';
import { call } from '@portal/api-client/http';
import { usePreferencesQuery } from '@portal/api-client/message';
import { messageRequests } from '@portal/api-client/message/requests';
import type { CarrierChoice, Preferences } from '@portal/contract/message';
import { useToast } from '@portal/ui';
import { useState } from 'react';
import { carrierWords, type Carrier, type PreferenceRow } from './preference-rows';

/** The kinds with what was clicked, which holds until it is saved and read again. */
function withClicks(data: Preferences, clicks: Readonly<Record<string, CarrierChoice>>): Preferences {
  const held = { ...data };
  for (const [kind, choice] of Object.entries(clicks)) if (held[kind]) held[kind] = { ...held[kind], ...choice };
  return held;
}

/** Reads by which carriers messages go, and saves a change at once. */
export function usePreferences() {
  const query = usePreferencesQuery({});
  const http = useHttp();
  const toast = useToast();
  const [clicks, setClicks] = useState<Readonly<Record<string, CarrierChoice>>>({});
  const set = async ({ title, kinds }: PreferenceRow, carrier: Carrier, enabled: boolean) => {
    const chosen = kinds.filter((kind) => query.data?.[kind]?.[carrier] !== undefined);
    const choices = Object.fromEntries(chosen.map((kind) => [kind, { [carrier]: enabled }]));
    setClicks((before) => ({
      ...before,
      ...Object.fromEntries(chosen.map((kind) => [kind, { ...before[kind], [carrier]: enabled }])),
    }));
    const answer = await call(http, messageRequests.preferences, choices);
    await query.refetch();
    setClicks((before) => Object.fromEntries(Object.entries(before).filter(([kind]) => !chosen.includes(kind))));
    if (answer.ok) toast(`${title}的${carrierWords[carrier]}通知已${enabled ? '开启' : '关闭'}`, 'ok');
    else toast(answer.msg, 'danger');
  };
  return { query, held: query.data && withClicks(query.data, clicks), set };
}
