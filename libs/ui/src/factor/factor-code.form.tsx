import { cleanDigits } from '@portal/rules/cleaning';
import { Form, SubmitButton } from '../form/form';
import { FormTextField } from '../form/form-text-field';
import { useForm, type FormFailure } from '../form/use-form';
import { useTexts } from '../texts/use-texts';
import { factorTexts } from './factor-texts';

export type FactorCodeFormProps = {
  /** Six digits of an authenticator app, or a recovery code. */
  by: 'totp' | 'recovery';
  /** The text of the button: what follows, such as `登录`. */
  submitLabel: string;
  /** Sends what was typed; resolves to the refusal, whose `factor` stands at the field. */
  onCode: (code: string) => Promise<FormFailure | false | undefined>;
};

const shapes = { totp: /^\d{6}$/, recovery: /^[0-9A-Za-z]{4}-?[0-9A-Za-z]{4}-?[0-9A-Za-z]{4}$/ };

/** The field of one code of the second step. */
export function FactorCodeForm({ by, submitLabel, onCode }: FactorCodeFormProps) {
  const texts = useTexts('factor', factorTexts);
  const isTotp = by === 'totp';
  const form = useForm({
    initialValues: { code: '' },
    validate: ({ code }) => {
      if (code === '') return { code: isTotp ? texts.codeMissing : texts.recoveryMissing };
      return shapes[by].test(code) ? {} : { code: isTotp ? texts.codeWrong : texts.recoveryWrong };
    },
    onSubmit: async ({ code }) => {
      const failure = await onCode(isTotp ? code : code.toUpperCase());
      const wrong = failure && failure.fields?.['factor'];
      return wrong ? { ...failure, fields: { code: wrong } } : failure;
    },
  });
  return (
    <Form form={form} label={texts.form}>
      <FormTextField
        name="code"
        label={isTotp ? texts.code : texts.recovery}
        hint={isTotp ? undefined : texts.recoveryHint}
        autoComplete="one-time-code"
        inputMode={isTotp ? 'numeric' : 'text'}
        spellCheck={false}
        tidy={isTotp ? (text) => cleanDigits(text, 6) : undefined}
      />
      <SubmitButton>{submitLabel}</SubmitButton>
    </Form>
  );
}
