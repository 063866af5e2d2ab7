import { useState, type ReactNode } from 'react';
import { lazyDialog } from '../page/lazy';
import type { Asked, Question, Reviewed } from './question';

const ReviewDialog = lazyDialog(() => import('./review-dialog').then((module) => module.ReviewDialog));

/**
 * The review before every act that moves money or changes the phone: shows its facts, performs it once on confirmation, and asks for the
 * second factor where the gateway does. After a failure, or if the customer does not confirm, the form is shown again with its values. `dialog` must be rendered.
 */
export function useReview(): { review: (question: Question) => Promise<Reviewed>; dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked>();
  const review = (question: Question) =>
    new Promise<Reviewed>((resolve) => {
      const answer = (reviewed: Reviewed) => {
        setAsked(undefined);
        resolve(reviewed);
      };
      setAsked({ ...question, answer });
    });

  const dialog = <ReviewDialog asked={asked} open={asked !== undefined} onClose={() => asked?.answer(false)} />;
  return { review, dialog };
}
