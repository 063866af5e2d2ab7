import { Confirm, DefinitionList, Notice, Stack, type Definition } from '@portal/ui';
import type { FormFailure } from '@portal/ui/form';
import { useRef, useState, type ReactNode } from 'react';

/** What a form's `onSubmit` answers: a failure, `false` where the customer went back, nothing on success. */
export type Reviewed = FormFailure | false | undefined;

type Question = {
  title: string;
  /** From, to, amount, fee, rate, what arrives and when. */
  facts: readonly Definition[];
  /** What to look at before going on. */
  warning?: ReactNode;
  act: () => Promise<FormFailure | undefined>;
};

type Asked = Question & { answer: (reviewed: Reviewed) => void };

/**
 * The step before every money act: shows it once more and performs it when it is confirmed, once. A failure goes back to the
 * form, and so does the customer who does not confirm. `dialog` must be rendered.
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
    } catch {
      asked.answer({ msg: '网络异常，请稍后重试' });
    } finally {
      running.current = false;
    }
  };

  const dialog = (
    <Confirm
      open={asked !== undefined}
      title={asked?.title ?? ''}
      confirmLabel="确认无误，提交"
      dismissLabel="返回修改"
      onClose={() => asked?.answer(false)}
      onConfirm={confirm}
    >
      {asked && (
        <Stack>
          <DefinitionList items={asked.facts} />
          {asked.warning && <Notice tone="warn">{asked.warning}</Notice>}
        </Stack>
      )}
    </Confirm>
  );
  return { review, dialog };
}
