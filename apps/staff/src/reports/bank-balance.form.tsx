import { useRecordBankBalanceMutation } from '@portal/api-client/staff';
import type { BankBalance } from '@portal/contract/staff';
import { object, string } from '@portal/rules/yup';
import { Form, FormSelect, FormTextField, SubmitButton, useForm } from '@portal/ui/form';
import { useAct } from '../shared/session/act';

const currencies = ['USD', 'CNY', 'CNH', 'USDT'] as const;
const options = currencies.map((value) => ({ value, label: value }));

const schema = object({
  account: string().required('请填写银行账户').max(60, '银行账户最多 60 字'),
  day: string().required('请选择日期'),
  amount: string().required('请填写余额'),
  reference: string().required('请填写对账单编号').max(60, '对账单编号最多 60 字'),
});

type Values = {
  account: string;
  currency: (typeof currencies)[number];
  day: string;
  amount: string;
  reference: string;
  reason: string;
};

type Props = {
  /** The balance to correct. */
  old?: BankBalance | undefined;
  /** The day of a new balance. */
  day: string;
  onDone: () => void;
};

/** Records the balance of a bank account at the end of a day, or corrects one with a reason. */
export function BankBalanceForm({ old, day, onDone }: Props) {
  const act = useAct();
  const [record] = useRecordBankBalanceMutation();
  const form = useForm<Values>({
    initialValues: {
      account: old?.account ?? '',
      currency: (old?.currency ?? 'USD') as Values['currency'],
      day: old?.day ?? day,
      amount: old?.amount ?? '',
      reference: old?.reference ?? '',
      reason: '',
    },
    schema,
    validate: ({ amount, reason }) => ({
      ...(amount && !/^-?\d{1,12}(\.\d{1,6})?$/.test(amount) && { amount: '请填写金额，例如 12000.00' }),
      ...(old && !reason && { reason: '请填写更正的原因' }),
    }),
    onSubmit: async ({ reason, ...values }) => {
      const args = { ...values, version: old?.version ?? 0, ...(old && { reason }) };
      const { error } = await act(() => record(args), { quiet: true, done: old ? '已更正' : '已登记' });
      if (!error) onDone();
      return error;
    },
  });
  return (
    <Form form={form} label={old ? '更正银行余额' : '登记银行余额'}>
      {!old && (
        <>
          <FormTextField name="account" label="银行账户" hint="例如：工行客户资金专户 8821" maxLength={60} />
          <FormSelect name="currency" label="币种" options={options} />
          <FormTextField name="day" label="日期" type="date" />
        </>
      )}
      <FormTextField name="amount" label="日终余额" hint="透支填负数" inputMode="decimal" />
      <FormTextField name="reference" label="对账单编号" maxLength={60} />
      {old && <FormTextField name="reason" label="更正的原因" maxLength={200} />}
      <SubmitButton>{old ? '更正' : '登记'}</SubmitButton>
    </Form>
  );
}
