import { useOpenCaseMutation } from '@portal/api-client/staff';
import { object, string } from '@portal/rules/yup';
import { Button, Card, Dialog, Row, TextLink } from '@portal/ui';
import { Form, FormTextArea, FormTextField, SubmitButton, useForm } from '@portal/ui/form';
import { useState } from 'react';
import { useAct } from '../shared/session/act';
import { useCan } from '../shared/session/me';

const schema = object({
  subject: string().required('请填写主题').max(80, '主题最多 80 字'),
  text: string().required('请填写内容').max(4000, '最多 4000 字'),
  ref: string().max(40, '请填写一个单号'),
});

function OpenCaseForm({ customerNumber, onDone }: { customerNumber: string; onDone: () => void }) {
  const act = useAct();
  const [open] = useOpenCaseMutation();
  const form = useForm({
    initialValues: { subject: '', text: '', ref: '' },
    schema,
    onSubmit: async ({ subject, text, ref }) => {
      const send = () => open({ customerNumber, subject, text, ...(ref && { ref }) });
      const { error } = await act(send, { done: '已提交合规处理', quiet: true });
      if (!error) onDone();
      return error;
    },
  });
  return (
    <Form form={form} label="提交可疑情况">
      <FormTextField name="subject" label="主题" maxLength={80} />
      <FormTextArea name="text" label="发现了什么" maxLength={4000} hint="只有合规员工可以查看，客户不会收到通知" />
      <FormTextField name="ref" label="关联单号（可选）" hint="该客户的入金、出金、转账单号或持仓号" />
      <SubmitButton>提交</SubmitButton>
    </Form>
  );
}

/** Reports something suspicious about a customer to compliance; compliance goes from here to the customer's cases. */
export function SuspiciousCases({ customerNumber }: { customerNumber: string }) {
  const can = useCan();
  const [opening, setOpening] = useState(false);
  if (!can('customer.note') && !can('customer.manage')) return null;
  return (
    <Card title="可疑情况">
      <Row data-gap={3}>
        <Button size="small" onClick={() => setOpening(true)}>
          提交可疑情况
        </Button>
        {can('customer.manage') && (
          <TextLink href={`/cases?customerNumber=${customerNumber}`}>该客户的可疑案件</TextLink>
        )}
      </Row>
      <Dialog open={opening} title="提交可疑情况" onClose={() => setOpening(false)}>
        {opening && <OpenCaseForm customerNumber={customerNumber} onDone={() => setOpening(false)} />}
      </Dialog>
    </Card>
  );
}
