import { failureFrom } from '@portal/api-client/http';
import type { Definition } from '@portal/ui';
import type { FormFailure } from '@portal/ui/form';
import { lazy, Suspense, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { ReviewDialogProps } from './review-dialog';

/** The result of a form's `onSubmit`: a failure, `false` if the customer went back, undefined on success. */
export type Reviewed = FormFailure | false | undefined;

export type Question = {
  title: string;
  /** From, to, amount, fee, rate, what arrives and when. */
  facts: readonly Definition[];
  /** The label of the confirm button. */
  confirmLabel?: string;
  /** What happens next, if the act is not done at once. */
  next?: string;
  /** What to check before confirming. */
  warning?: ReactNode;
  warningTitle?: string;
  act: () => Promise<FormFailure | undefined>;
};

/** Stands for a dialog that cannot be loaded: nothing is done, and the form says so. */
const notLoaded = (cause: unknown) =>
  function NotLoaded({ asked, onFailed }: ReviewDialogProps) {
    useEffect(() => {
      if (asked) onFailed(cause);
    }, [asked, onFailed]);
    return null;
  };

const ReviewDialog = lazy<ComponentType<ReviewDialogProps>>(() =>
  import('./review-dialog').then(
    (module) => ({ default: module.ReviewDialog }),
    (cause: unknown) => ({ default: notLoaded(cause) }),
  ),
);

type Asked = Question & { answer: (reviewed: Reviewed) => void };

/**
 * The review before every act that moves money or changes the phone: shows its facts and performs it once on confirmation. After a failure, or if the
 * customer does not confirm, the form is shown again. `dialog` must be rendered.
 */
export function useReview(): { review: (question: Question) => Promise<Reviewed>; dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked>();
  const running = useRef(false);

  const review = (question: Question) =>
    new Promise<Reviewed>((resolve) => {
      const answer = (reviewed: Reviewed) => {
        setAsked(undefined);
        resolve(reviewed);
      };
      setAsked({ ...question, answer });
    });

  const confirm = async () => {
    if (!asked || running.current) return;
    running.current = true;
    try {
      asked.answer(await asked.act());
    } catch (cause) {
      asked.answer(failureFrom(cause));
    } finally {
      running.current = false;
    }
  };

  const dialog = (
    <Suspense>
      <ReviewDialog
        asked={asked}
        onBack={() => asked?.answer(false)}
        onConfirm={confirm}
        onFailed={(cause) => asked?.answer(failureFrom(cause))}
      />
    </Suspense>
  );
  return { review, dialog };
}
