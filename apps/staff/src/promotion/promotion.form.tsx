import { useIdempotencyKey } from '@portal/api-client';
import { useCreatePromotionMutation } from '@portal/api-client/staff';
import { object, string } from '@portal/rules/yup';
import { Form, FormCheckbox, FormTextField, SubmitButton, useForm } from '@portal/ui/form';
import { useAct } from '../shared/session/act';

const schema = object({
  title: string().required('请填写活动名称').max(40, '名称最多 40 字'),
  coupon: string().required('请填写优惠券名称').max(40, '名称最多 40 字'),
  from: string().required('请填写开始日期'),
  until: string().required('请填写结束日期'),
});

type Values = {
  title: string;
  coupon: string;
  amount: string;
  minDeposit: string;
  budget: string;
  days: string;
  from: string;
  until: string;
  newCustomers: boolean;
};

const isAmount = (text: string) => /^(?=.*[1-9])\d{1,9}(\.\d{1,2})?$/.test(text);

function check({ amount, minDeposit, budget, days, from, until }: Values) {
  return {
    ...(!isAmount(amount) && { amount: '请填写正数金额，最多两位小数' }),
    ...(!isAmount(minDeposit) && { minDeposit: '请填写正数金额，最多两位小数' }),
    ...(!isAmount(budget) && { budget: '请填写正数金额，最多两位小数' }),
    ...(!/^([1-9]\d?|[12]\d\d|3[0-5]\d|36[0-5])$/.test(days) && { days: '请填写 1 至 365 天' }),
    ...(from && until && until < from && { until: '结束日期不早于开始日期' }),
  };
}

/** A new promotion, from the start of one day to the end of another in Beijing. */
export function PromotionForm({ onDone }: { onDone: () => void }) {
  const act = useAct();
  const { run } = useIdempotencyKey();
  const [create] = useCreatePromotionMutation();
  const form = useForm<Values>({
    initialValues: {
      title: '',
      coupon: '',
      amount: '',
      minDeposit: '',
      budget: '',
      days: '30',
      from: '',
      until: '',
      newCustomers: false,
    },
    schema,
    validate: check,
    onSubmit: async ({ from, until, days, ...values }) => {
      const args = {
        ...values,
        days: Number(days),
        from: new Date(`${from}T00:00:00+08:00`).toISOString(),
        until: new Date(`${until}T23:59:59+08:00`).toISOString(),
      };
      const send = () => run((idempotencyKey) => create({ ...args, idempotencyKey }));
      const { error } = await act(send, { quiet: true, done: '已创建活动' });
      if (!error) onDone();
      return error;
    },
  });
  return (
    <Form form={form} label="新建活动">
      <FormTextField name="title" label="活动名称" maxLength={40} />
      <FormTextField name="coupon" label="优惠券名称" maxLength={40} hint="客户看到的名称" />
      <FormTextField name="amount" label="赠金（USD）" inputMode="decimal" />
      <FormTextField name="minDeposit" label="最低入金（USD）" inputMode="decimal" />
      <FormTextField
        name="budget"
        label="活动预算（USD）"
        inputMode="decimal"
        hint="全部优惠券的赠金合计；发放到预算用完，活动即结束"
      />
      <FormTextField name="days" label="优惠券有效天数" inputMode="numeric" />
      <FormTextField name="from" label="开始日期" type="date" />
      <FormTextField name="until" label="结束日期" type="date" />
      <FormCheckbox name="newCustomers" label="每位新客户自动获得；不勾选则由员工发放" />
      <SubmitButton>创建</SubmitButton>
    </Form>
  );
}
