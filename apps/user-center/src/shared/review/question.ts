import type { FactorAnswer, FactorOptions } from '@portal/contract/kernel';
import type { Definition } from '@portal/ui';
import type { FormFailure } from '@portal/ui/form';
import type { ReactNode } from 'react';

/** The result of a form's `onSubmit`: a failure, `false` if the customer went back, undefined on success. */
export type Reviewed = FormFailure | false | undefined;

/** A refusal of an act; `options` when it is the question for the second factor. */
export type ActFailure = FormFailure & { options?: FactorOptions };

export type Question = {
  title: string;
  /** From, to, amount, fee, rate, what arrives and when. */
  facts: readonly Definition[];
  /** The label of the confirm button: what follows, such as `确认出金 97.00 USD`. */
  confirmLabel: string;
  /** What happens next, if the act is not done at once. */
  next?: string;
  /** What to check before confirming. */
  warning?: ReactNode;
  warningTitle?: string;
  /** Performs the act, again with an answer where the gateway has asked for the second factor. */
  act: (factor?: FactorAnswer) => Promise<ActFailure | undefined>;
};

export type Asked = Question & { answer: (reviewed: Reviewed) => void };
