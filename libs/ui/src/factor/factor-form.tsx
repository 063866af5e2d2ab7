import { useState } from 'react';
import { Button } from '../button/button';
import type { FormFailure } from '../form/use-form';
import { Row, Stack } from '../layout/layout';
import { Notice } from '../notice/notice';
import { useTexts } from '../texts/use-texts';
import { askPasskey } from './ask-passkey';
import { FactorCodeForm, type FactorCodeFormProps } from './factor-code.form';
import { factorTexts } from './factor-texts';

/** An answer of the second step: a code (of the app, or a recovery code), or what the browser answered for a passkey. */
export type FactorAnswer = { code: string } | { passkey: NonNullable<Awaited<ReturnType<typeof askPasskey>>> };

export type FactorFormProps = Pick<FactorCodeFormProps, 'submitLabel'> & {
  /** What can be shown; a recovery code always serves. */
  kinds: readonly ('totp' | 'passkey')[];
  /** Fetches options for the passkey: `options` as JSON, or the `failure`. */
  onPasskeyOptions: () => Promise<{ options?: unknown; failure?: FormFailure | undefined }>;
  /** Sends the answer; resolves to the refusal, and to nothing when it was right. */
  onAnswer: (answer: FactorAnswer) => Promise<FormFailure | false | undefined>;
  onBack?: (() => void) | undefined;
};

/** The second step of a sign-in or an act: a passkey, a code of the authenticator app, or a recovery code. */
export function FactorForm({ kinds, submitLabel, onPasskeyOptions, onAnswer, onBack }: FactorFormProps) {
  const texts = useTexts('factor', factorTexts);
  const own = kinds.includes('totp') ? ('totp' as const) : undefined;
  const [by, setBy] = useState<'totp' | 'recovery' | undefined>(own);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const withPasskey = async () => {
    setRefusal(undefined);
    const { options, failure } = await onPasskeyOptions();
    if (options === undefined) return failure?.msg;
    const passkey = await askPasskey(options);
    if (!passkey) return texts.noPasskey;
    const refused = await onAnswer({ passkey });
    return refused ? refused.msg : undefined;
  };
  const pressPasskey = async () => {
    setBusy(true);
    try {
      setRefusal(await withPasskey());
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack data-gap={4}>
      {kinds.includes('passkey') && (
        <Button tone="primary" wide busy={busy} onClick={() => void pressPasskey()}>
          {texts.byPasskey}
        </Button>
      )}
      {refusal && (
        <Notice tone="danger" live>
          {refusal}
        </Notice>
      )}
      {by && <FactorCodeForm key={by} by={by} submitLabel={submitLabel} onCode={(code) => onAnswer({ code })} />}
      <Row data-justify="between">
        {(own || !by) && (
          <Button tone="quiet" size="small" onClick={() => setBy(by === 'recovery' ? own : 'recovery')}>
            {by === 'recovery' ? texts.byCode : texts.byRecovery}
          </Button>
        )}
        {onBack && (
          <Button tone="quiet" size="small" onClick={onBack}>
            {texts.back}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
