import { Button, Card, Stack, StatusTag, type Status } from '@portal/ui';
import { useState, type ReactNode } from 'react';
import { FormColumn } from '../shared/forms/form-column';
import { useRestored } from '../shared/forms/use-restored';
import type { GuideStep } from './guide-steps';

const tags = {
  done: 'approved',
  waiting: 'review',
  failed: 'cancelled',
  current: 'unknown',
  ahead: 'unknown',
} as const satisfies Record<GuideStep['state'], Status>;

type Props = {
  step: GuideStep;
  /** The name of the form's draft. */
  form?: string;
  /** The tag's text, if it is not that of a review. */
  word?: string;
  /** The known data of the step. */
  summary?: ReactNode;
  /** Why the step cannot be worked on yet. */
  blocked?: ReactNode;
  /** The label of the button that opens the form: `填写`, `重新提交`. Set if the step can be worked on. */
  act?: string;
  /** The form; it gets a function that closes it. */
  children: (close: () => void) => ReactNode;
};

/**
 * One step: the known data, then the form. A form is open from the start if a first deposit needs it and it can be worked on; the
 * bank card, which only a withdrawal needs, is open while it is the current step.
 */
export function GuideStepCard({ step, form = '', word, summary, blocked, act, children }: Props) {
  const { id, title, state, open } = step;
  const restored = useRestored(form);
  const [chosen, setChosen] = useState<boolean | undefined>(restored || undefined);
  const shown = open && act !== undefined && (chosen ?? (state === 'current' || (state === 'ahead' && id !== 'bank')));
  return (
    <Card id={id} title={title} actions={<StatusTag status={tags[state]}>{word}</StatusTag>}>
      <Stack>
        {summary}
        {!open && blocked}
        {open && act && !shown && (
          <div>
            <Button onClick={() => setChosen(true)}>{act}</Button>
          </div>
        )}
        {shown && <FormColumn>{children(() => setChosen(undefined))}</FormColumn>}
      </Stack>
    </Card>
  );
}
