import { cleanPhone } from '@portal/rules/cleaning';
import { TextLink } from '@portal/ui';
import { FormCaptchaField, FormCodeField, FormTextField } from '@portal/ui/form';
import type { ReactNode } from 'react';
import { useBrand, useIsSandbox } from '../shared/installation/installation';
import type { CodeRequest } from './use-code-request';

type Props = {
  code: CodeRequest;
  /** The phone a code was sent to; empty before. */
  sentTo: string;
  phoneHint?: ReactNode;
  phoneAside?: ReactNode;
};

/** Phone, image captcha and SMS code: register and forgot password verify a phone with them. */
export function PhoneFields({ code, sentTo, phoneHint, phoneAside }: Props) {
  const { defaultPrefix } = useBrand();
  const isSandbox = useIsSandbox();
  return (
    <>
      <FormTextField
        name="mobilePhone"
        label="手机号"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        before={`+${defaultPrefix}`}
        aside={phoneAside}
        hint={phoneHint}
        tidy={(text) => cleanPhone(text, defaultPrefix)}
      />
      <FormCaptchaField
        name="validate"
        src={code.captcha.src}
        spoken={code.captcha.spoken}
        onRefresh={code.captcha.refresh}
      />
      <FormCodeField
        name="verifyCode"
        label="短信验证码"
        onRequest={code.request}
        hint={
          sentTo &&
          (isSandbox ? (
            <TextLink href={`/sandbox/inbox?to=${defaultPrefix}${sentTo}`} beside>
              在模拟收件箱查看验证码
            </TextLink>
          ) : (
            `已发送至 +${defaultPrefix} ${sentTo}，5 分钟内有效`
          ))
        }
      />
    </>
  );
}
