import { useSetCustomerProfileMutation } from '@portal/api-client/staff';
import type { CustomerProfile } from '@portal/contract/staff';
import { object, string } from '@portal/rules/yup';
import { Card, Notice, Stack, Tag, Text } from '@portal/ui';
import { Form, FormSelect, FormTextField, SubmitButton, useForm } from '@portal/ui/form';
import { useState } from 'react';
import { useAct } from '../shared/session/act';
import { useCan } from '../shared/session/me';

export const risks = { low: '低', medium: '中', high: '高' } as const;

const schema = object({ reason: string().required('请填写原因').max(200, '原因最多 200 字') });
const tagsOf = (text: string) => text.split(/[,，、\s]+/).filter(Boolean);

type Values = { risk: CustomerProfile['risk']; tags: string; reason: string };

function check({ tags }: Values) {
  const list = tagsOf(tags);
  if (list.length > 10) return { tags: '最多 10 个标签' };
  return list.some((tag) => tag.length > 20) ? { tags: '每个标签最多 20 字' } : {};
}

type Props = {
  customerNumber: string;
  profile: CustomerProfile;
  /** Loads the profile again: somebody has changed it. */
  onStale: () => void;
};

const textOf = ({ risk, tags }: CustomerProfile) =>
  `风险等级${risks[risk]}，${tags.length > 0 ? `标签 ${tags.join('，')}` : '没有标签'}`;

/** Risk level and tags, which the customer does not see. */
export function ProfileForm({ customerNumber, profile, onStale }: Props) {
  const can = useCan();
  const act = useAct();
  const [set] = useSetCustomerProfileMutation();
  // What the form began with, or has saved in place of `from`. A profile that differs was changed by somebody else.
  const [known, setKnown] = useState({ values: profile, from: profile });
  const changed = profile !== known.from && textOf(profile) !== textOf(known.values);
  const form = useForm<Values>({
    initialValues: { risk: profile.risk, tags: profile.tags.join('，'), reason: '' },
    schema,
    validate: check,
    onSubmit: async ({ risk, tags, reason }) => {
      const send = () => set({ customerNumber, risk, tags: tagsOf(tags), seen: profile, reason });
      const { data, error } = await act(send, { quiet: true, done: '已保存风险等级与标签' });
      if (data) setKnown({ values: data, from: profile });
      if (error?.code === 'staff.customerChanged') onStale();
      return error;
    },
  });
  return (
    <Card title="风险等级与标签">
      {can('customer.manage') ? (
        <Form form={form} label="风险等级与标签">
          {changed && (
            <Notice tone="warn" live title="其他同事已修改">
              {`现为${textOf(profile)}。保存后以您填写的为准。`}
            </Notice>
          )}
          <FormSelect
            name="risk"
            label="风险等级"
            options={Object.entries(risks).map(([value, label]) => ({ value, label }))}
          />
          <FormTextField name="tags" label="标签" optional hint="用逗号分开，客户看不到" />
          <FormTextField name="reason" label="修改原因" maxLength={200} />
          <SubmitButton size="small">保存</SubmitButton>
        </Form>
      ) : (
        <Stack data-gap={2}>
          <Text>风险等级：{risks[profile.risk]}</Text>
          <p>{profile.tags.length === 0 ? '没有标签' : profile.tags.map((tag) => <Tag key={tag}>{tag}</Tag>)}</p>
        </Stack>
      )}
    </Card>
  );
}
