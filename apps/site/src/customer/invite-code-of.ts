import { trackParameters } from '@portal/session/core';

const names = ['inviteCode', 'invite'];
const plain = /^[0-9A-Za-z]{4,16}$/;

/** The invite code that led here: of this address, else of the latest, else of the first visit that brought one. */
export function inviteCodeOf(search: string): string {
  const { first, last } = trackParameters() ?? {};
  const touches = [Object.fromEntries(new URLSearchParams(search)), last, first];
  const found = touches.flatMap((touch) => names.map((name) => touch?.[name]));
  return found.find((code) => code !== undefined && plain.test(code)) ?? '';
}
