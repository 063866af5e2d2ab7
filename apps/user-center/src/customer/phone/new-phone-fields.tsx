import { useSendPhoneCodeMutation } from '@portal/api-client/customer';
import { cleanPhone } from '@portal/rules/cleaning';
import { FormTextField, useFormState } from '@portal/ui/form';
import { CodeFields } from '../../shared/forms/code-fields';
import { useInstallation } from '../../shared/browser/installation';
import { FieldGroup } from './field-group';
import { useShowRefusal } from './use-show-refusal';

type Props = {
  /** The name of the form's field for the code. */
  codeName: string;
  /** The value of `mobilePhone`. */
  mobilePhone: string;
};

/** The new phone (field `mobilePhone` of the surrounding form) and the code that verifies it. */
export function NewPhoneFields({ codeName, mobilePhone }: Props) {
  const { defaultPrefix } = useInstallation().brand;
  const [send] = useSendPhoneCodeMutation();
  const form = useFormState();
  const showRefusal = useShowRefusal(form);
  return (
    <FieldGroup>
      <legend>验证新手机</legend>
      <FormTextField
        name="mobilePhone"
        label="新手机号"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        before={`+${defaultPrefix}`}
        tidy={(text) => cleanPhone(text, defaultPrefix)}
      />
      <CodeFields
        use="phone"
        name={codeName}
        label="新手机验证码"
        ready={() => form.check('mobilePhone')}
        send={(captcha) => send({ ...captcha, nationCode: defaultPrefix, mobilePhone })}
        onRefused={showRefusal}
      />
    </FieldGroup>
  );
}
