import { decided, type Review } from '@portal/contract/staff';
import { Button } from '@portal/ui';
import { screen, waitFor } from '@testing-library/react';
import { renderScreen, type Answers } from '../../testing/render-screen';
import { useDecision, type Decision } from './use-decision';

const createdAt = '2026-11-27T02:00:00.000Z';
const review: Review = {
  id: 'W1',
  kind: 'withdraw',
  customerNumber: '1',
  status: 2,
  createdAt,
  subject: {},
  files: [],
};

function Decide({ decision }: { decision: Decision }) {
  const [decide, { isLoading }] = useDecision();
  return <Button onClick={() => void decide(decision)}>{isLoading ? '提交中' : '提交'}</Button>;
}

/** What a screen has beside kind, id and decision. The call takes what it knows, or the test fails. */
const more: Readonly<Record<string, Partial<Decision>>> = {
  refuse: { reason: '照片模糊' },
  'phone approve': { verifyCode: '246810' },
  'coin pay': { txHash: 'a'.repeat(64) },
  'quarantine approve': { resolution: 'import' },
};

it.each(Object.entries(decided))('sends %s by its own call', async (name, [kind, decision]) => {
  const fields = { ...more[decision], ...more[`${kind} ${decision}`] };
  const { user, acts } = renderScreen(<Decide decision={{ kind, id: 'W1', decision, createdAt, ...fields }} />, {
    [name]: () => review,
  } as Answers);
  await user.click(screen.getByRole('button', { name: '提交' }));
  const number = kind === 'withdraw' || kind === 'coin' ? { pno: 'W1' } : { id: 'W1' };
  const args = { ...number, ...(kind === 'identity' && { createdAt }), ...fields };
  await waitFor(() => expect(acts()).toEqual([{ call: name, args }]));
  await waitFor(() => expect(screen.getByRole('button', { name: '提交' })).toBeInTheDocument());
});
