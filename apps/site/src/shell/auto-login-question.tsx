import { useAutoLoginQuestion, useMaybeSession } from '@portal/session/react';
import { lazy, Suspense } from 'react';

const SwitchCustomer = lazy(() => import('./switch-customer').then((module) => ({ default: module.SwitchCustomer })));

/** Asks whether a link may sign in as another customer. The dialog is loaded with the question. */
export function AutoLoginQuestion() {
  const { session } = useMaybeSession();
  const question = useAutoLoginQuestion(session);
  if (!question || !session) return null;
  return (
    <Suspense>
      <SwitchCustomer {...question} onAnswer={session.question.answer} />
    </Suspense>
  );
}
