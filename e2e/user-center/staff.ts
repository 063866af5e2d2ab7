import type { calls, OkOf } from '@portal/contract';
import { hosts } from '../hosts';

/** Asks as a member of staff does. */
async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  const response = await fetch(`${hosts.loopback}/ops/${path}`, {
    ...init,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${hosts.staffKey}` },
  });
  const { code, msg, data } = (await response.json()) as { code: string; msg: string; data: T };
  if (code !== 'OK') throw new Error(`${path}: ${code} ${msg}`);
  return data;
}

/** Decides on what waits, through the queue; `id`: a proposal's number, or a submission's id. */
export const decide = (
  kind: 'withdraw' | 'coin' | 'identity' | 'bank',
  id: string,
  decision: { decision: 'approve' | 'refuse' | 'pay'; reason?: string },
) => ask(`reviews/${kind}/${id}`, { method: 'POST', body: JSON.stringify(decision) });

/** Approves a customer's identity at once: the review that comes by itself takes seconds, and only its own tests need it. */
export async function approveIdentity(customerNumber: string): Promise<void> {
  const { list } = await ask<OkOf<typeof calls.staff.reviews>>('reviews?kind=identity&status=2&pageSize=100');
  const waiting = list.find((review) => review.customerNumber === customerNumber);
  if (!waiting) throw new Error(`${customerNumber} waits for no review`);
  await decide('identity', waiting.id, { decision: 'approve' });
}
