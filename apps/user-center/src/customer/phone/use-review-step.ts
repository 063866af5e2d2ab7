import { useState } from 'react';

/** Holds a submit until the customer has read and confirmed the review. */
export function useReviewStep() {
  const [answer, setAnswer] = useState<(agreed: boolean) => void>();
  return {
    open: answer !== undefined,
    /** Resolves when the customer has confirmed or gone back. */
    ask: () => new Promise<boolean>((resolve) => setAnswer(() => resolve)),
    close: (agreed: boolean) => {
      answer?.(agreed);
      setAnswer(undefined);
    },
  };
}

/** What a submit answers that was taken back: nothing is said, and nothing typed is lost. */
export const takenBack = { msg: '' };
