import { cleanDigits } from '@portal/rules/cleaning';
import { useState } from 'react';
import { Button } from '../button/button';
import { TextField, type TextFieldProps } from '../text-field/text-field';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { useCooling } from './use-cooling';
import { useTexts } from '../texts/use-texts';
import { codeFieldTexts } from './code-field-texts';

export type CodeFieldProps = Omit<TextFieldProps, 'type' | 'after' | 'before' | 'autoComplete' | 'inputMode'> & {
  /** Sends a code. Resolves to the seconds until the next one can be requested, or to undefined when refused. 0: it is sent later. */
  onRequest: () => Promise<number | undefined>;
  requestLabel?: string;
  length?: number;
};

/** Field for a code sent by SMS or e-mail, with a request button and its countdown; phones can autofill the code. */
export function CodeField({ onRequest, requestLabel, length = 6, warning, ...rest }: CodeFieldProps) {
  const texts = useTexts('codeField', codeFieldTexts);
  const [left, cool] = useCooling();
  const [asking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<'sent' | 'late'>();

  const request = async () => {
    setAsking(true);
    // Emptied first: a screen reader announces the same text again only if it was gone.
    setOutcome(undefined);
    try {
      const seconds = await onRequest();
      if (seconds === undefined) return;
      setOutcome(seconds > 0 ? 'sent' : 'late');
      cool(seconds);
    } finally {
      setAsking(false);
    }
  };

  return (
    <TextField
      {...rest}
      warning={outcome === 'late' ? texts.late : warning}
      tidy={(text) => cleanDigits(text, length)}
      inputMode="numeric"
      autoComplete="one-time-code"
      after={
        <>
          <Button tone="quiet" size="small" busy={asking} unavailable={left > 0} onClick={() => void request()}>
            {left > 0 ? texts.again(left) : (requestLabel ?? texts.request)}
          </Button>
          <VisuallyHidden aria-live="polite">{outcome ? texts[outcome] : ''}</VisuallyHidden>
        </>
      }
    />
  );
}
