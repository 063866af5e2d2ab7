import { useSetCustomerLimitsMutation } from '@portal/api-client/staff';
import type { OwnLimits } from '@portal/contract/staff';
import { object, string } from '@portal/rules/yup';
import { Card, DefinitionList, Money, Notice } from '@portal/ui';
import { Form, FormTextField, SubmitButton, useForm } from '@portal/ui/form';
import { useState } from 'react';
import { useAct } from '../shared/session/act';
import { useCan } from '../shared/session/me';

const fields: readonly { name: keyof OwnLimits; label: string }[] = [
  { name: 'depositMax', label: '单笔入金上限（USD）' },
  { name: 'withdrawMax', label: '单笔银行出金上限（USD）' },
  { name: 'withdrawDaily', label: '每日银行出金上限（USD）' },
  { name: 'coinMax', label: '单笔数字货币出金上限（USD）' },
  { name: 'coinDaily', label: '每日数字货币出金上限（USD）' },
];

const schema = object({ reason: string().required('请填写原因').max(200, '原因最多 200 字') });

type Values = Record<keyof OwnLimits, string> & { reason: string };

const check = (values: Values) =>
  Object.fromEntries(
    fields
      .filter(({ name }) => values[name] !== '' && !/^(?=.*[1-9])\d{1,9}(\.\d{1,2})?$/.test(values[name]))
      .map(({ name }) => [name, '请填写正数金额，最多两位小数']),
  );

type Props = {
  customerNumber: string;
  limits: OwnLimits;
  /** Loads the limits again: somebody has changed them. */
  onStale: () => void;
};

/** Limits of this customer beside the brand's; the lower one counts. */
export function LimitsForm({ customerNumber, limits, onStale }: Props) {
  const can = useCan();
  const act = useAct();
  const [set] = useSetCustomerLimitsMutation();
  // What the form began with, or has saved in place of `from`. Limits that differ were changed by somebody else.
  const [known, setKnown] = useState({ values: limits, from: limits });
  const changed = limits === known.from ? [] : fields.filter(({ name }) => limits[name] !== known.values[name]);
  const form = useForm<Values>({
    initialValues: {
      depositMax: limits.depositMax ?? '',
      withdrawMax: limits.withdrawMax ?? '',
      withdrawDaily: limits.withdrawDaily ?? '',
      coinMax: limits.coinMax ?? '',
      coinDaily: limits.coinDaily ?? '',
      reason: '',
    },
    schema,
    validate: check,
    onSubmit: async ({ reason, ...values }) => {
      const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
      const send = () => set({ customerNumber, limits: filled, seen: limits, reason });
      const { data, error } = await act(send, { quiet: true, done: '已保存限额' });
      if (data) setKnown({ values: data, from: limits });
      if (error?.code === 'staff.customerChanged') onStale();
      return error;
    },
  });
  return (
    <Card title="限额">
      {can('customer.manage') ? (
        <Form form={form} label="限额">
          {changed.length > 0 && (
            <Notice tone="warn" live title="其他同事已修改">
              {changed.map(({ name, label }) => `${label}现为 ${limits[name] ?? '未另设'}`).join('；')}
              。保存后以您填写的为准。
            </Notice>
          )}
          {fields.map(({ name, label }) => (
            <FormTextField key={name} name={name} label={label} optional inputMode="decimal" />
          ))}
          <FormTextField
            name="reason"
            label="修改原因"
            maxLength={200}
            hint="与平台限额比较，以较低者为准；留空则不另设"
          />
          <SubmitButton size="small">保存</SubmitButton>
        </Form>
      ) : (
        <DefinitionList
          items={fields.map(({ name, label }) => ({
            id: name,
            term: label,
            value: limits[name] ? <Money value={limits[name]} /> : '未另设',
          }))}
        />
      )}
    </Card>
  );
}
