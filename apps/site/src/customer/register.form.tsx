import { commonRequests } from '@portal/api-client/common/requests';
import { customerRequests } from '@portal/api-client/customer/requests';
import type { Agreement } from '@portal/contract/kernel';
import { mobile, password, smsCode } from '@portal/rules/rules';
import { boolean, object, ruleSchema, string } from '@portal/rules/yup';
import { trackParameters } from '@portal/session/core';
import { useSession } from '@portal/session/react';
import { Button } from '@portal/ui';
import { Form, FormTextField, SubmitButton, useForm } from '@portal/ui/form';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { call } from '../shared/installation/call';
import { useBrand, useConfig, useInstallation } from '../shared/installation/installation';
import { leaveTo } from '../shared/installation/leave-to';
import { userCenterHref } from '../shared/installation/user-center-href';
import { agreedTo, registrationTexts } from './agreed';
import { AgreementField } from './agreement-field';
import { usePublicData } from '../shared/data/use-public-data';
import { captchaProblem } from '../shared/forms/captcha-problem';
import { failureAt } from '../shared/forms/failure-at';
import { handedPhone } from '../shared/registration/handed-phone';
import { inviteCodeOf } from './invite-code-of';
import { LoginWithPhone, takenText } from '../shared/registration/login-with-phone';
import { NewPasswordField } from './new-password-field';
import { PhoneFields } from './phone-fields';
import { useCodeRequest } from './use-code-request';
import { ChosenLevel } from './chosen-level';
import { useLevel } from './use-level';
import { useTakenPhone } from '../shared/registration/use-taken-phone';

const schema = object({
  mobilePhone: ruleSchema(mobile),
  verifyCode: ruleSchema(smsCode),
  password: ruleSchema(password),
  inviteCode: string().matches(/^[0-9A-Za-z]{4,16}$/, {
    message: '邀请码为 4 至 16 位字母或数字',
    excludeEmptyString: true,
  }),
  agreements: boolean().isTrue('请阅读并同意相关协议后再开户'),
  marketing: boolean(),
});

const empty = {
  mobilePhone: '',
  validate: '',
  verifyCode: '',
  password: '',
  inviteCode: '',
  agreements: false,
  marketing: false,
};
const none: readonly Agreement[] = [];

type Props = { onUnsupportedRegion: () => void; onBusy: (busy: boolean) => void };

/** Opens an account by phone and goes on to the deposit guide. */
export function RegisterForm({ onUnsupportedRegion, onBusy }: Props) {
  const { http } = useInstallation();
  const brand = useBrand();
  const config = useConfig();
  const { session } = useSession();
  const { search, state } = useLocation();
  const [sentTo, setSentTo] = useState('');
  const [taken, setTaken] = useState('');
  const level = useLevel(search);
  const { data: texts = none, refetch } = usePublicData(commonRequests.getCommonConfig, undefined, registrationTexts);
  const common = { signature: brand.signature, nationCode: brand.defaultPrefix };

  const form = useForm({
    initialValues: empty,
    schema,
    // A sent code has already used the captcha. It is required only while a code must still be sent.
    validate: ({ mobilePhone, validate }) => (sentTo !== '' && sentTo === mobilePhone ? {} : captchaProblem(validate)),
    onSubmit: async ({ mobilePhone, verifyCode, password, inviteCode, marketing }) => {
      onBusy(true);
      const answer = await session.register({
        ...common,
        mobilePhone,
        verifyCode,
        password,
        agreements: agreedTo(texts, marketing),
        ...(inviteCode !== '' && { inviteCode }),
        ...(level?.allowed && { level: level.code }),
      });
      if (answer.ok) await leaveTo(userCenterHref(config, 'deposit-guide'));
      else if (answer.code === 'customer.registered') setTaken(mobilePhone);
      // A text has a new version since the page was loaded.
      else if (answer.code === 'CONSENT') refetch();
      onBusy(false);
      return answer.ok ? undefined : failureAt(answer);
    },
  });
  const code = useCodeRequest(
    'register',
    form,
    async (args) => {
      const answer = await call(http, customerRequests.sendOpenMessage, {
        ...common,
        ...args,
        trackParameters: trackParameters(),
      });
      if (!answer.ok && answer.code === 'customer.registered') setTaken(args.mobilePhone);
      return answer;
    },
    setSentTo,
  );

  const { setValues, fail } = form;
  const given = useRef(false);
  useEffect(() => {
    // Runs once, after the first render, which must match the server's. Later input must not be overwritten.
    if (given.current) return;
    given.current = true;
    const [mobilePhone, inviteCode] = [handedPhone(state), inviteCodeOf(search)];
    if (mobilePhone || inviteCode) setValues({ mobilePhone, inviteCode });
  }, [setValues, state, search]);

  const { mobilePhone } = form.values;
  useTakenPhone(mobilePhone, (phone) => {
    setTaken(phone);
    fail({ code: 'customer.registered', msg: takenText, fields: { mobilePhone: takenText } });
  });
  return (
    <Form form={form} label="开户">
      {level && <ChosenLevel level={level} />}
      <PhoneFields
        code={code}
        sentTo={sentTo === mobilePhone ? sentTo : ''}
        phoneAside={
          <Button tone="quiet" size="small" onClick={onUnsupportedRegion}>
            其他国家或地区？
          </Button>
        }
        phoneHint={taken !== '' && taken === mobilePhone && <LoginWithPhone mobilePhone={mobilePhone} />}
      />
      <NewPasswordField />
      <FormTextField
        name="inviteCode"
        label="邀请码"
        optional
        autoComplete="off"
        spellCheck={false}
        maxLength={16}
        hint="邀请人因您的首笔入金取得奖励，介绍人按您的交易手数取得佣金；都由我们支付，不增加您的费用。"
      />
      <AgreementField texts={texts} />
      <SubmitButton>立即开户</SubmitButton>
    </Form>
  );
}
