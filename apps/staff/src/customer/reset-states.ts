import type { Tone } from '@portal/ui';

/** Of a requested reset of second factors, by its status. */
export const resetStates: Readonly<Record<number, { label: string; tone: Tone }>> = {
  1: { label: '已重置', tone: 'ok' },
  2: { label: '待复核', tone: 'warn' },
  3: { label: '已拒绝', tone: 'plain' },
};
