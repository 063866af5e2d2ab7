import { failureOf } from '@portal/api-client/http';
import { useAnswerTicketMutation } from '@portal/api-client/staff';
import { boolean, object, string } from '@portal/rules/yup';
import { Button, Card, Row } from '@portal/ui';
import { Form, FormCheckbox, FormTextArea, SubmitButton, useForm } from '@portal/ui/form';
import { useInstallation } from '../shared/browser/installation';

const schema = object({ text: string().required('请填写回复').max(2000, '最多 2000 字'), waits: boolean() });

type Props = { seen: { no: string; version: number }; isVisitor: boolean };

/** Answers a ticket, beginning with a template of the brand where one fits. A visitor is called, and what was said is written down. */
export function AnswerForm({ seen, isVisitor }: Props) {
  const { answerTemplates } = useInstallation().brand;
  const [answer] = useAnswerTicketMutation();
  const form = useForm({
    initialValues: { text: '', waits: false },
    schema,
    onSubmit: async ({ text, waits }) => failureOf(await answer({ ...seen, text, waits })),
  });
  return (
    <Card title="回复客户">
      <Form form={form} label="回复客户">
        <Row data-gap={2}>
          {answerTemplates.map(({ title, text }) => (
            <Button key={title} size="small" onClick={() => form.setValue('text', text)}>
              {title}
            </Button>
          ))}
        </Row>
        <FormTextArea
          name="text"
          label="回复"
          maxLength={2000}
          hint={
            isVisitor
              ? '访客收不到消息，请致电后记下答复；请勿写入其他客户的资料'
              : '客户会收到消息提醒；请勿写入其他客户的资料'
          }
        />
        <FormCheckbox name="waits" label="需要客户补充" />
        <SubmitButton size="small">发送</SubmitButton>
      </Form>
    </Card>
  );
}
