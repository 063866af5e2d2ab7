import type { Session } from '@portal/session/core';
import { useAutoLoginQuestion } from '@portal/session/react';
import { SwitchCustomer } from '@portal/ui';

/** Asks whether a link may sign in as another customer. Until the answer nothing else is mounted. */
export function AutoLoginQuestion({ session }: { session: Session }) {
  const question = useAutoLoginQuestion(session);
  return question ? <SwitchCustomer {...question} onAnswer={session.question.answer} /> : null;
}
