import { trackParameters } from '@portal/session/core';

const names = ['inviteCode', 'invite'];
const plain = /^[0-9A-Za-z]{4,16}$/;

/** The invite code from this URL, else from the latest tracked visit, else from the first. */
export function inviteCodeOf(search: string): string {
  const { first, last } = trackParameters() ?? {};
  const touches = [Object.fromEntries(new URLSearchParams(search)), last, first];
  const found = touches.flatMap((touch) => names.map((name) => touch?.[name]));
  return found.find((code) => code !== undefined && plain.test(code)) ?? '';
}
