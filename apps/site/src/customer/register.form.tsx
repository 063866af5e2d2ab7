import { customerWires } from '@portal/api-client/customer/wires';
import { call } from '@portal/api-client/http';
import { mobile, password, smsCode } from '@portal/rules/rules';
import { boolean, object, ruleSchema, string } from '@portal/rules/yup';
import { trackParameters } from '@portal/session/core';
import { useSession } from '@portal/session/react';
import { Button } from '@portal/ui';
import { Form, FormTextField, SubmitButton, useForm } from '@portal/ui/form';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useBrand, useConfig } from '../shell/installation';
import { leaveTo } from '../shell/leave-to';
import { userCenterHref } from '../shell/user-center-href';
import { AgreementField } from './agreement-field';
import { captchaProblem } from './captcha-problem';
import { failureAt } from './failure-at';
import { handedPhone, type HandedPhone } from './handed-phone';
import { inviteCodeOf } from './invite-code-of';
import { NewPasswordField } from './new-password-field';
import { PhoneFields } from './phone-fields';
import { useCodeRequest } from './use-code-request';

const schema = object({
  mobilePhone: ruleSchema(mobile),
  verifyCode: ruleSchema(smsCode),
  password: ruleSchema(password),
  inviteCode: string().matches(/^[0-9A-Za-z]{4,16}$/, {
    message: '邀请码为 4 至 16 位字母或数字',
    excludeEmptyString: true,
  }),
  agreed: boolean().isTrue('请阅读并同意相关协议后再开户'),
});

const empty = { mobilePhone: '', validate: '', verifyCode: '', password: '', inviteCode: '', agreed: false };

type Props = { onElsewhere: () => void; onBusy: (busy: boolean) => void };

/** Opens an account by phone and goes on to the deposit guide. */
export function RegisterForm({ onElsewhere, onBusy }: Props) {
  const brand = useBrand();
  const config = useConfig();
  const { session } = useSession();
  const { search, state } = useLocation();
  const [sentTo, setSentTo] = useState('');
  const [taken, setTaken] = useState('');
  const wire = { signature: brand.signature, nationCode: brand.defaultPrefix };

  const form = useForm({
    initialValues: empty,
    schema,
    // A code that is on its way has used the captcha up: it is asked for only where a send is still to come.
    validate: ({ mobilePhone, validate }) => (sentTo !== '' && sentTo === mobilePhone ? {} : captchaProblem(validate)),
    onSubmit: async ({ mobilePhone, verifyCode, password, inviteCode }) => {
      onBusy(true);
      const answer = await session.register({
        ...wire,
        mobilePhone,
        verifyCode,
        password,
        ...(inviteCode !== '' && { inviteCode }),
      });
      if (answer.ok) await leaveTo(userCenterHref(config, 'deposit-guide'));
      else if (answer.code === 'customer.registered') setTaken(mobilePhone);
      onBusy(false);
      return answer.ok ? undefined : failureAt(answer);
    },
  });
  const code = useCodeRequest(
    form,
    async (http, args) => {
      const answer = await call(http, customerWires.sendOpenMessage, {
        ...wire,
        ...args,
        trackParameters: trackParameters(),
      });
      if (!answer.ok && answer.code === 'customer.registered') setTaken(args.mobilePhone);
      return answer;
    },
    setSentTo,
  );

  const { setValues } = form;
  const given = useRef(false);
  useEffect(() => {
    // Once, after the first render, which must be the server's; what is typed later is the customer's own.
    if (given.current) return;
    given.current = true;
    const [mobilePhone, inviteCode] = [handedPhone(state), inviteCodeOf(search)];
    if (mobilePhone || inviteCode) setValues({ mobilePhone, inviteCode });
  }, [setValues, state, search]);

  const { mobilePhone } = form.values;
  return (
    <Form form={form} label="开户">
      <PhoneFields
        code={code}
        sentTo={sentTo === mobilePhone ? sentTo : ''}
        phoneAside={
          <Button tone="quiet" size="small" onClick={onElsewhere}>
            其他国家或地区？
          </Button>
        }
        phoneHint={
          taken !== '' &&
          taken === mobilePhone && (
            <Link to="/login" state={{ mobilePhone } satisfies HandedPhone}>
              用该手机号登录
            </Link>
          )
        }
      />
      <NewPasswordField />
      <FormTextField name="inviteCode" label="邀请码" optional autoComplete="off" spellCheck={false} maxLength={16} />
      <AgreementField />
      <SubmitButton>立即开户</SubmitButton>
    </Form>
  );
}
