import { hosts } from '../hosts';

/** Decides on a proposal as a member of staff does, through the queue. */
export async function decide(
  kind: 'withdraw' | 'coin',
  pno: string,
  decision: { decision: 'approve' | 'refuse' | 'pay'; reason?: string },
): Promise<void> {
  const response = await fetch(`${hosts.loopback}/ops/reviews/${kind}/${pno}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${hosts.staffKey}` },
    body: JSON.stringify(decision),
  });
  const { code, msg } = (await response.json()) as { code: string; msg: string };
  if (code !== 'OK') throw new Error(`${kind} ${pno}: ${code} ${msg}`);
}
