import { useState } from 'react';

/** Holds a submit until the customer has confirmed the review or gone back. */
export function useReviewStep() {
  const [answer, setAnswer] = useState<(agreed: boolean) => void>();
  return {
    open: answer !== undefined,
    /** Resolves to true when the customer confirms, to false when they go back. */
    ask: () => new Promise<boolean>((resolve) => setAnswer(() => resolve)),
    close: (agreed: boolean) => {
      answer?.(agreed);
      setAnswer(undefined);
    },
  };
}

/** The result of a submit that the customer did not confirm: no message is shown, and the input stays. */
export const takenBack = { msg: '' };
