import { useHttp } from '@portal/api-client';
import { signInRequests } from '@portal/api-client/customer/sign-in-requests';
import { addressOf, failureOf } from '@portal/api-client/http';
import { imageCaptcha } from '@portal/rules/rules';
import { CaptchaField } from '@portal/ui';
import { FormCodeField, type FormFailure } from '@portal/ui/form';
import type { CaptchaUse } from '@portal/contract/customer';
import { useRef, useState } from 'react';
import { randomId } from './random-id';

export type CodeFieldsProps = {
  /** The name of the form's field for the code. */
  name?: string;
  label?: string;
  /** The kind of call that the captcha is for. */
  use: CaptchaUse;
  /** Requests the code with the captcha's answer. */
  send: (captcha: {
    validate: string;
    random: string;
  }) => PromiseLike<{ data?: { resendAfter?: number }; error?: unknown }>;
  /** Whether the other fields are valid. It is checked before the captcha is used up. */
  ready?: () => Promise<boolean>;
  /** A refusal that does not concern the captcha; if it names no field, it is shown at the code's field. */
  onRefused: (failure: FormFailure) => void;
};

/** The captcha that is needed to request a code, and the field for the code. */
export function CodeFields({
  name = 'verifyCode',
  label = '短信验证码',
  use,
  send,
  ready,
  onRefused,
}: CodeFieldsProps) {
  const http = useHttp();
  const [random, setRandom] = useState(randomId);
  const [digits, setDigits] = useState('');
  const [wrong, setWrong] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  const blame = (text: string) => {
    setWrong(text);
    input.current?.focus();
    return undefined;
  };
  const request = async () => {
    if (ready && !(await ready())) return undefined;
    if (digits === '') return blame(imageCaptcha.required);
    if (!imageCaptcha.test(digits)) return blame(imageCaptcha.message);
    const outcome = await send({ validate: digits, random });
    // An attempt uses the captcha up, whether it was right or wrong.
    setRandom(randomId());
    setDigits('');
    setWrong(undefined);
    if (outcome.data) return outcome.data.resendAfter ?? 60;
    const failure = failureOf(outcome);
    if (failure?.code === 'customer.captcha') return blame(failure.msg);
    if (failure) onRefused({ ...failure, fields: failure.fields ?? { [name]: failure.msg } });
    return undefined;
  };
  return (
    <>
      <CaptchaField
        ref={input}
        name="validate"
        value={digits}
        onChange={(text) => {
          setDigits(text);
          setWrong(undefined);
        }}
        error={wrong}
        src={addressOf(http, signInRequests.captcha, { random, for: use })}
        spoken={addressOf(http, signInRequests.captcha, { random, for: use, as: 'audio' })}
        onRefresh={() => setRandom(randomId())}
      />
      <FormCodeField name={name} label={label} onRequest={request} hint="验证码只对本次操作有效" />
    </>
  );
}
