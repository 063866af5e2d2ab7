import { useSendPhoneCodeMutation } from '@portal/api-client/customer';
import { useFormState } from '@portal/ui/form';
import { CodeFields } from '../../shared/forms/code-fields';
import { FieldGroup } from './field-group';
import { useShowRefusal } from './use-show-refusal';

/** The code sent to the present phone, field `oldCode` of the surrounding form. */
export function OldPhoneFields({ current }: { current: string }) {
  const [send] = useSendPhoneCodeMutation();
  const showRefusal = useShowRefusal(useFormState());
  return (
    <FieldGroup>
      <legend>验证旧手机 {current}</legend>
      <CodeFields
        use="phone"
        name="oldCode"
        label="旧手机验证码"
        send={(captcha) => send(captcha)}
        onRefused={showRefusal}
      />
    </FieldGroup>
  );
}
