import { useUpdatePersonInfoMutation } from '@portal/api-client/customer';
import { failureOf } from '@portal/api-client/http';
import type { CustInfo } from '@portal/contract/customer';
import { useToast } from '@portal/ui';
import { Form, FormTextField, SubmitButton, useForm } from '@portal/ui/form';
import { lazySchema } from '../shared/forms/lazy-schema';
import { Pair } from '../shared/forms/pair';
import { useDraftKey } from '../shared/forms/use-draft-key';

const schema = lazySchema(() => import('./profile-schema').then((module) => module.profileSchema));

const fields = ['nickname', 'province', 'city', 'address', 'occupation'] as const;

/** The profile fields that a customer may change. An empty field clears the saved value. */
export function ProfileForm({ custInfo }: { custInfo: CustInfo }) {
  const [updatePersonInfo] = useUpdatePersonInfoMutation();
  const toast = useToast();
  const draftKey = useDraftKey('profile');
  const { nickname = '', province = '', city = '', address = '', occupation = '' } = custInfo;
  const form = useForm({
    initialValues: { nickname, province, city, address, occupation },
    schema,
    draft: { key: draftKey, fields },
    onSubmit: async (values) => {
      const outcome = await updatePersonInfo({
        nickname: values.nickname.trim(),
        province: values.province.trim(),
        city: values.city.trim(),
        address: values.address.trim(),
        occupation: values.occupation.trim(),
      });
      if (outcome.data) toast('个人资料已保存', 'ok');
      return failureOf(outcome);
    },
  });
  return (
    <Form form={form} label="个人资料">
      <FormTextField name="nickname" label="昵称" optional autoComplete="nickname" />
      <Pair>
        <FormTextField name="province" label="省份" optional autoComplete="address-level1" placeholder="如 广东" />
        <FormTextField name="city" label="城市" optional autoComplete="address-level2" placeholder="如 深圳" />
      </Pair>
      <FormTextField name="address" label="地址" optional autoComplete="street-address" />
      <FormTextField
        name="occupation"
        label="职业"
        optional
        autoComplete="organization-title"
        placeholder="如 工程师"
      />
      <SubmitButton>保存</SubmitButton>
    </Form>
  );
}
