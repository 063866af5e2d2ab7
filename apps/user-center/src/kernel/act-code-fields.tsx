import { useHttp } from '@portal/api-client';
import { useSendCoinMessageMutation } from '@portal/api-client/coin';
import { customerWires } from '@portal/api-client/customer/wires';
import { addressOf } from '@portal/api-client/http';
import { imageCaptcha } from '@portal/rules/rules';
import { CaptchaField } from '@portal/ui';
import { FormCodeField, type FormFailure } from '@portal/ui/form';
import { useRef, useState } from 'react';
import { failureOf } from './failure-of';
import { randomId } from './random-id';

/** What a code to the phone is asked for: it serves this act alone. */
export const acts = { withdraw: 1, withdrawCoin: 2, mt5Password: 3, newAddress: 4 } as const;

type Props = {
  act: (typeof acts)[keyof typeof acts];
  /** A refusal that is not about the picture, such as too many codes today; it blames `verifyCode`. */
  onRefused: (failure: FormFailure) => void;
};

/** The picture that lets one ask for a code, and the field `verifyCode` of the form around for the code itself. */
export function ActCodeFields({ act, onRefused }: Props) {
  const http = useHttp();
  const [send] = useSendCoinMessageMutation();
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
    if (digits === '') return blame(imageCaptcha.required);
    if (!imageCaptcha.test(digits)) return blame(imageCaptcha.message);
    const outcome = await send({ validate: digits, random, type: act });
    // Right or wrong, the try has used the picture up.
    setRandom(randomId());
    setDigits('');
    setWrong(undefined);
    if (outcome.data) return outcome.data.resendAfter;
    const failure = failureOf(outcome);
    if (failure?.code === 'customer.captcha') return blame(failure.msg);
    if (failure) onRefused({ ...failure, fields: { verifyCode: failure.msg } });
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
        src={addressOf(http, customerWires.captcha, { random })}
        onRefresh={() => setRandom(randomId())}
      />
      <FormCodeField name="verifyCode" label="短信验证码" onRequest={request} hint="验证码只对本次操作有效" />
    </>
  );
}
