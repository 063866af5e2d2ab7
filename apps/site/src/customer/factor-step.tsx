import type { FactorAnswer, FactorOptions } from '@portal/contract/kernel';
import type { Answer, Session } from '@portal/session/core';
import { CaptchaField, Stack, Text } from '@portal/ui';
import { FactorForm } from '@portal/ui/factor';
import type { FormFailure } from '@portal/ui/form';
import { useRef, useState } from 'react';
import { captchaProblem } from '../shared/forms/captcha-problem';
import { failureAt } from '../shared/forms/failure-at';
import { useCaptcha } from '../shared/forms/use-captcha';

type Refusal = Extract<Answer<unknown>, { ok: false }>;
type More = Pick<Parameters<Session['login']>[0], 'factor' | 'validate' | 'random'>;

type Props = {
  /** Of the refusal that asked for the second step. */
  options: FactorOptions;
  /** Whether the gateway asks for a captcha with each try. */
  guarded: boolean;
  /** Signs in with what was typed before; without an answer the gateway asks again, with new options. */
  signIn: (more: More) => Promise<Answer<unknown>>;
  /** Returns to the form, with what else was refused. */
  onBack: (failure?: FormFailure) => void;
};

// These stand in the second step; every other refusal is about what was typed before.
const own = new Set(['FACTOR', 'customer.factor', 'customer.factorWait', 'NETWORK', 'TIMEOUT', 'UNAVAILABLE', 'RATE']);
const captchaCodes = new Set(['CAPTCHA', 'customer.captcha']);

/** The second step of the login, on a new device of a customer who has set it up. */
export function FactorStep({ options, guarded: wasGuarded, signIn, onBack }: Props) {
  const [guarded, setGuarded] = useState(wasGuarded);
  const captcha = useCaptcha('login', guarded);
  const [digits, setDigits] = useState('');
  const [wrong, setWrong] = useState<string>();
  // A challenge is valid for one answer.
  const unused = useRef<unknown>(options.passkey);

  const tell = (refusal: Refusal): FormFailure => {
    const failure = failureAt(refusal);
    if (captchaCodes.has(refusal.code)) {
      setGuarded(true);
      setWrong(refusal.msg);
    } else if (!own.has(refusal.code)) onBack(failure);
    return failure;
  };
  const send = async (factor?: FactorAnswer): Promise<Answer<unknown>> => {
    const { validate: msg } = guarded ? captchaProblem(digits) : {};
    if (msg) return { ok: false, code: 'CAPTCHA', msg, status: 0 };
    const answer = await signIn({
      ...(factor && { factor }),
      ...(guarded && { validate: digits, random: captcha.random }),
    });
    if (answer.ok || !guarded) return answer;
    // A captcha image is valid once.
    captcha.refresh();
    setDigits('');
    return answer;
  };
  const passkeyOptions = async () => {
    const passkey = unused.current;
    unused.current = undefined;
    if (passkey) return { options: passkey };
    const answer = await send();
    if (answer.ok) return {};
    return answer.options?.passkey ? { options: answer.options.passkey } : { failure: tell(answer) };
  };
  return (
    <Stack data-gap={4}>
      <Text as="p" data-size={14} data-tone="soft">
        您已开启两步验证。在新设备登录时，除密码外还需验证一次。
      </Text>
      {guarded && (
        <CaptchaField
          name="validate"
          value={digits}
          onChange={(text) => {
            setDigits(text);
            setWrong(undefined);
          }}
          error={wrong}
          src={captcha.src}
          spoken={captcha.spoken}
          onRefresh={captcha.refresh}
        />
      )}
      <FactorForm
        kinds={options.kinds}
        submitLabel="验证并登录"
        onPasskeyOptions={passkeyOptions}
        onAnswer={async (factor) => {
          const answer = await send(factor as FactorAnswer);
          return answer.ok ? undefined : tell(answer);
        }}
        onBack={() => onBack()}
      />
    </Stack>
  );
}
