import { failureOf } from '@portal/api-client/http';
import { useProposeOutcomeMutation } from '@portal/api-client/staff';
import type { TicketOutcome } from '@portal/contract/support';
import { object, string } from '@portal/rules/yup';
import { Card } from '@portal/ui';
import { Form, FormSelect, FormTextArea, SubmitButton, useForm } from '@portal/ui/form';
import { outcomes } from './ticket-texts';

const schema = object({
  outcome: string().required(),
  text: string().required('请填写说明').max(2000, '最多 2000 字'),
});
const options = Object.entries(outcomes).map(([value, label]) => ({ value, label }));

type Props = { seen: { no: string; version: number }; isVisitor: boolean };

/** Proposes how a complaint ends. The customer reads the text once another member has approved it; a visitor is told by phone. */
export function OutcomeForm({ seen, isVisitor }: Props) {
  const [propose] = useProposeOutcomeMutation();
  const form = useForm<{ outcome: TicketOutcome; text: string }>({
    initialValues: { outcome: 'upheld', text: '' },
    schema,
    onSubmit: async ({ outcome, text }) => failureOf(await propose({ ...seen, outcome, text })),
  });
  return (
    <Card title="提出处理结果">
      <Form form={form} label="提出处理结果">
        <FormSelect name="outcome" label="结果" options={options} />
        <FormTextArea
          name="text"
          label="给客户的说明"
          maxLength={2000}
          hint={isVisitor ? '由另一位员工批准后电话告知访客' : '由另一位员工批准后发给客户'}
        />
        <SubmitButton size="small">提交复核</SubmitButton>
      </Form>
    </Card>
  );
}
