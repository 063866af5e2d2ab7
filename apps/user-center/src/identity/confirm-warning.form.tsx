import { useAnswerAppropriatenessMutation } from '@portal/api-client/identity';
import { failureOf } from '@portal/api-client/http';
import { Form, FormCheckbox, SubmitButton, useForm } from '@portal/ui/form';

/** The customer confirms the warning; then the first MT5 account can be opened. */
export function ConfirmWarningForm() {
  const [answer] = useAnswerAppropriatenessMutation();
  const form = useForm({
    initialValues: { read: false },
    validate: ({ read }) => (read ? {} : { read: '请阅读并勾选后再确认' }),
    onSubmit: async () => failureOf(await answer({ confirm: true })),
  });
  return (
    <Form form={form} label="确认风险提醒">
      <FormCheckbox name="read" label="我已阅读并理解上述风险提醒，仍希望开立 MT5 账户" />
      <SubmitButton>确认并继续</SubmitButton>
    </Form>
  );
}
