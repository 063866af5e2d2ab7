import type { calls, Envelope, OkOf } from '@portal/contract';
import { hosts } from '../hosts';
import { staffToken } from '../staff-token';

/** Sends a request as the member who decides about this: finance about payouts, compliance about customers. */
async function ask<T>(kind: string, path: string, init: RequestInit = {}): Promise<Envelope<T>> {
  const response = await fetch(`${hosts.staffLoopback}/ops/${path}`, {
    ...init,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${staffToken(['withdraw', 'coin'].includes(kind) ? 'bowen' : 'chen')}`,
    },
  });
  return (await response.json()) as Envelope<T>;
}

type Decision = { decision: 'approve' | 'refuse' | 'pay'; reason?: string; createdAt?: string };

/** Decides a pending review. `id`: a proposal's number or a submission's id. Returns the response code. */
async function answerTo(kind: string, id: string, decision: Decision): Promise<string> {
  const { code } = await ask(kind, `reviews/${kind}/${id}`, { method: 'POST', body: JSON.stringify(decision) });
  return code;
}

export async function decide(kind: 'withdraw' | 'coin' | 'phone', pno: string, decision: Decision): Promise<void> {
  const code = await answerTo(kind, pno, decision);
  if (code !== 'OK') throw new Error(`${kind} ${pno}: ${code}`);
}

// The automatic review takes seconds, and only its own tests need it. On a slow machine it may come first.
async function approve(kind: 'identity' | 'bank', id: string, createdAt?: string): Promise<void> {
  const code = await answerTo(kind, id, { decision: 'approve', ...(createdAt && { createdAt }) });
  if (code !== 'OK' && code !== 'staff.state') throw new Error(`${kind} ${id}: ${code}`);
}

export const approveCard = (id: string) => approve('bank', id);

export async function approveIdentity(customerNumber: string): Promise<void> {
  const { data } = await ask<OkOf<typeof calls.staff.reviews>>(
    'identity',
    'reviews?kind=identity&pageSize=100&status=2',
  );
  const waiting = data.list.find((review) => review.customerNumber === customerNumber);
  if (waiting) await approve('identity', waiting.id, waiting.createdAt);
}
