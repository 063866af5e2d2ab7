import { failureFrom } from '@portal/api-client/http';
import { Confirm, DefinitionList, Notice, Stack, type Definition } from '@portal/ui';
import type { FormFailure } from '@portal/ui/form';
import { useRef, useState, type ReactNode } from 'react';

/** The result of a form's `onSubmit`: a failure, `false` if the customer went back, undefined on success. */
export type Reviewed = FormFailure | false | undefined;

type Question = {
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
    <Confirm
      open={asked !== undefined}
      title={asked?.title ?? ''}
      confirmLabel={asked?.confirmLabel ?? '确认无误，提交'}
      dismissLabel="返回修改"
      onClose={() => asked?.answer(false)}
      onConfirm={confirm}
    >
      {asked && (
        <Stack>
          <DefinitionList items={asked.facts} />
          {asked.next && <p>{asked.next}</p>}
          {asked.warning && (
            <Notice tone="warn" title={asked.warningTitle}>
              {asked.warning}
            </Notice>
          )}
        </Stack>
      )}
    </Confirm>
  );
  return { review, dialog };
}
