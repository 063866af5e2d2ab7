import { useAutoLoginQuestion, useMaybeSession } from '@portal/session/react';
import type { SwitchCustomerProps } from '@portal/ui';
import { lazy, Suspense, useEffect, type ComponentType } from 'react';

/** Stands for a dialog that cannot be loaded: the account stays as it is. */
function KeepAccount({ onAnswer }: SwitchCustomerProps) {
  useEffect(() => onAnswer(false), [onAnswer]);
  return null;
}

const SwitchCustomer = lazy<ComponentType<SwitchCustomerProps>>(() =>
  import('./switch-customer').then(
    (module) => ({ default: module.SwitchCustomer }),
    () => ({ default: KeepAccount }),
  ),
);

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
