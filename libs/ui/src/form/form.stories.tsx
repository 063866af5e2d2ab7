import type { Meta, StoryObj } from '@storybook/react-vite';
import { Form, SubmitButton } from './form';
import { FormAmountField } from './form-amount-field';
import { FormSelect } from './form-select';
import { FormTextField } from './form-text-field';
import { useForm } from './use-form';

const meta = {
  component: Form,
  subcomponents: { SubmitButton, FormAmountField, FormSelect, FormTextField },
} satisfies Meta<typeof Form>;

export default meta;

export const Plain: StoryObj = {
  render: function Render() {
    const form = useForm({
      initialValues: { to: 'a', amount: '', note: '' },
      onSubmit: async () => ({ msg: '余额不足，请减少金额' }),
    });
    return (
      <Form form={form} label="转账">
        <FormSelect name="to" label="转入账户" options={[{ value: 'a', label: 'MT5 80010001' }]} />
        <FormAmountField name="amount" currency="USD" />
        <FormTextField name="note" label="备注" optional />
        <SubmitButton>确认转账</SubmitButton>
      </Form>
    );
  },
};
