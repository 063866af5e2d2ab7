import { useProposeAgreementEndMutation } from '@portal/api-client/staff';
import { object, string } from '@portal/rules/yup';
import { Form, FormSelect, FormTextField, SubmitButton, useForm } from '@portal/ui/form';
import { useAct } from '../shared/session/act';
import { monthChoices } from './introducer-texts';

const schema = object({ reason: string().required('请填写原因').max(200, '原因最多 200 字') });

/** Proposes the end of an agreement; another member decides. */
export function AgreementEndForm({ id, onDone }: { id: string; onDone: () => void }) {
  const act = useAct();
  const [propose] = useProposeAgreementEndMutation();
  const months = monthChoices(-12, 12);
  const form = useForm({
    initialValues: { end: months[13]?.value ?? '', reason: '' },
    schema,
    onSubmit: async (values) => {
      const { error } = await act(() => propose({ id, ...values }), {
        quiet: true,
        done: '已提出终止，等待另一位员工批准',
      });
      if (!error) onDone();
      return error;
    },
  });
  return (
    <Form form={form} label="提出终止">
      <FormSelect name="end" label="终止月份" options={months} hint="自该月 1 日（北京时间）起不再计佣" />
      <FormTextField name="reason" label="原因" maxLength={200} />
      <SubmitButton>提出终止</SubmitButton>
    </Form>
  );
}
