import { useAddPushDeviceMutation, useRemovePushDeviceMutation } from '@portal/api-client/message';
import { failureOf } from '@portal/api-client/http';
import { removeUserValue, writeUserValue } from '@portal/session/core';
import { useSession } from '@portal/session/react';
import { useToast } from '@portal/ui';
import { useState } from 'react';
import { subscribe, unsubscribe } from './push-browser';
import { PUSH_MARK } from './push-mark';

const blocked = '浏览器已阻止本站的通知。请在浏览器的网站设置中允许，再试一次。';
const failed = '暂时无法开启推送：浏览器连接不到它的推送服务。';

/** Switches push on in this browser, and off in any. The browser asks for permission only when the button is pressed. */
export function usePush(publicKey: string) {
  const [add] = useAddPushDeviceMutation();
  const [remove] = useRemovePushDeviceMutation();
  const { username = '' } = useSession().state;
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const turnOn = async () => {
    setBusy(true);
    const body = await subscribe(publicKey).catch(() => undefined);
    const failure = typeof body === 'object' ? failureOf(await add(body)) : undefined;
    setBusy(false);
    if (typeof body !== 'object') return toast(body === 'blocked' ? blocked : failed, 'danger');
    if (!failure) writeUserValue(username, PUSH_MARK, '1');
    toast(failure?.msg ?? '已在此浏览器开启推送', failure ? 'danger' : 'ok');
  };
  const turnOff = async ({ id, current }: { id: string; current: boolean }) => {
    const failure = failureOf(await remove({ id }));
    if (!failure && current) {
      removeUserValue(username, PUSH_MARK);
      await unsubscribe().catch(() => undefined);
    }
    toast(failure?.msg ?? '已停止推送', failure ? 'danger' : 'ok');
  };
  return { turnOn, turnOff, busy };
}
