import type { Answer } from '@portal/api-client/http';
import type { FormFailure } from '@portal/ui/form';
import { useState, type RefObject } from 'react';
import { captchaProblem } from '../shared/forms/captcha-problem';
import { failureAt } from '../shared/forms/failure-at';
import { useCaptcha, type Captcha } from '../shared/forms/use-captcha';

export interface PhoneValues {
  mobilePhone: string;
  /** The text typed for the image captcha. */
  validate: string;
  verifyCode: string;
}

/** The members of a form that this hook uses; see `useForm`. */
export interface PhoneForm {
  values: PhoneValues;
  setValue(name: 'validate', value: string): void;
  check(name: 'mobilePhone'): Promise<boolean>;
  fail(failure: FormFailure): void;
  focusWrong(): void;
  ref: RefObject<HTMLFormElement | null>;
}

export type SendCode = (
  args: Pick<PhoneValues, 'mobilePhone' | 'validate'> & { random: string },
) => Promise<Answer<{ resendAfter: number }>>;

export interface CodeRequest {
  captcha: Captcha;
  /** Requests a code. Resolves to the seconds until the next request (0: the code is sent later), or to undefined if it was refused. */
  request: () => Promise<number | undefined>;
}

// Failures before the captcha was checked, or with an unknown outcome: the image may still be valid.
const captchaLeft = new Set(['NETWORK', 'TIMEOUT', 'CANCELED', 'RELEASE', 'SCRIPT', 'RATE', 'PARAM', 'UNAVAILABLE']);

/** Sends the SMS code of a form. A captcha is valid once: a new image loads only when another send needs it. */
export function useCodeRequest(
  use: 'register' | 'resetPwd',
  form: PhoneForm,
  send: SendCode,
  onSent: (phone: string) => void,
): CodeRequest {
  const captcha = useCaptcha(use);
  const [spent, setSpent] = useState('');

  const anew = (failure: FormFailure) => {
    captcha.refresh();
    form.setValue('validate', '');
    form.fail(failure);
    form.focusWrong();
  };

  const request = async () => {
    const phoneHolds = await form.check('mobilePhone');
    const { mobilePhone, validate } = form.values;
    const { random } = captcha;
    if (phoneHolds && spent !== '' && spent === random) {
      const msg = '请输入新的图形验证码，再获取短信验证码';
      return void anew({ msg, fields: { validate: msg } });
    }
    const { validate: msg } = captchaProblem(validate);
    if (msg) form.fail({ msg, fields: { validate: msg } });
    if (msg || !phoneHolds) return void form.focusWrong();

    const answer = await send({ mobilePhone, validate, random });
    if (answer.ok) {
      setSpent(random);
      onSent(mobilePhone);
      form.ref.current?.querySelector<HTMLElement>('[name="verifyCode"]')?.focus();
      return answer.data.resendAfter;
    }
    const failure = failureAt(answer);
    if (captchaLeft.has(answer.code)) {
      form.fail(failure);
      return void form.focusWrong();
    }
    return void anew(failure);
  };

  return { captcha, request };
}
