import { useFreezeCustomerMutation } from '@portal/api-client/staff';
import { object, string } from '@portal/rules/yup';
import { Form, FormSelect, FormTextField, SubmitButton, useForm } from '@portal/ui/form';
import { useAct } from '../shared/session/act';
import type { FreezeScope } from './freeze-scopes';

const schema = object({ reason: string().required('请填写原因').max(200, '原因最多 200 字') });

const scopes = [
  { value: 'money', label: '资金：不能入金、出金和转账' },
  { value: 'trading', label: '交易：MT5 账户不能下单或平仓' },
  { value: 'login', label: '登录：不能登录' },
];

type Values = { scope: FreezeScope; reason: string; until: string };

/** Freezes a customer for good, or until the end of a day in Beijing. */
export function FreezeForm({ customerNumber, onDone }: { customerNumber: string; onDone: () => void }) {
  const act = useAct();
  const [freeze] = useFreezeCustomerMutation();
  const form = useForm<Values>({
    initialValues: { scope: 'money', reason: '', until: '' },
    schema,
    onSubmit: async ({ scope, reason, until }) => {
      const end = until && { until: new Date(`${until}T23:59:59+08:00`).toISOString() };
      const send = () => freeze({ customerNumber, scope, reason, ...(end || {}) });
      const { error } = await act(send, { quiet: true, done: '已冻结' });
      if (!error) onDone();
      return error;
    },
  });
  return (
    <Form form={form} label="冻结客户">
      <FormSelect name="scope" label="范围" options={scopes} />
      <FormTextField name="reason" label="原因" maxLength={200} />
      <FormTextField name="until" label="到期日" type="date" optional hint="不填则一直冻结，由另一位员工解除" />
      <SubmitButton tone="danger">冻结</SubmitButton>
    </Form>
  );
}
