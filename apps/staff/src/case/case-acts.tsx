import { failureOf } from '@portal/api-client/http';
import { useAddCaseNoteMutation, useDecideCaseMutation, useProposeCaseOutcomeMutation } from '@portal/api-client/staff';
import type { CaseDetail, CaseOutcome } from '@portal/contract/staff';
import { object, string } from '@portal/rules/yup';
import { Button, Card, Row, Stack, Text } from '@portal/ui';
import { Form, FormSelect, FormTextArea, FormTextField, SubmitButton, useForm } from '@portal/ui/form';
import { useState } from 'react';
import { ReasonDialog } from '../shared/forms/reason-dialog';
import { useAct } from '../shared/session/act';
import { useIsOwn } from '../shared/session/me';
import { outcomes } from './case-texts';

const written = string().required('请填写内容').max(4000, '最多 4000 字');
const noteSchema = object({ text: written, ref: string().max(40, '请填写一个单号') });
const outcomeSchema = object({ outcome: string().required(), text: written });
const options = Object.entries(outcomes).map(([value, { label }]) => ({ value, label }));

function NoteForm({ no }: { no: string }) {
  const [add] = useAddCaseNoteMutation();
  const form = useForm({
    initialValues: { text: '', ref: '' },
    schema: noteSchema,
    onSubmit: async ({ text, ref }) => failureOf(await add({ no, text, ...(ref && { ref }) })),
  });
  return (
    <Card title="添加记录">
      <Form form={form} label="添加记录">
        <FormTextArea name="text" label="内容" maxLength={4000} hint="只有合规员工可以查看" />
        <FormTextField name="ref" label="关联单号（可选）" hint="该客户的入金、出金、转账单号或持仓号" />
        <SubmitButton size="small">添加</SubmitButton>
      </Form>
    </Card>
  );
}

function OutcomeForm({ seen }: { seen: { no: string; version: number } }) {
  const [propose] = useProposeCaseOutcomeMutation();
  const form = useForm<{ outcome: CaseOutcome; text: string }>({
    initialValues: { outcome: 'report', text: '' },
    schema: outcomeSchema,
    onSubmit: async ({ outcome, text }) => failureOf(await propose({ ...seen, outcome, text })),
  });
  return (
    <Card title="提出结论">
      <Form form={form} label="提出结论">
        <FormSelect name="outcome" label="结论" options={options} />
        <FormTextArea name="text" label="理由" maxLength={4000} hint="由另一位员工复核" />
        <SubmitButton size="small">提交复核</SubmitButton>
      </Form>
    </Card>
  );
}

/** What the member can do with a case. An outcome names the version that is shown, so that nothing unread is passed over. */
export function CaseActs({ detail: { case: of, proposal } }: { detail: CaseDetail }) {
  const { no, version, state } = of;
  const act = useAct();
  const isOwn = useIsOwn();
  const [decide] = useDecideCaseMutation();
  const [returns, setReturns] = useState(false);
  const seen = { no, version };
  return (
    <Stack data-gap={4}>
      {state === 'review' &&
        proposal &&
        (isOwn(proposal.by) ? (
          <Text data-size={14} data-tone="soft">
            须由另一位员工复核。
          </Text>
        ) : (
          <Row data-gap={2}>
            <Button
              tone="primary"
              onClick={() => void act(() => decide({ ...seen, decision: 'approve' }), { done: `${no} 已结束` })}
            >
              {`同意${outcomes[proposal.outcome].act}`}
            </Button>
            <Button tone="danger" onClick={() => setReturns(true)}>
              退回
            </Button>
          </Row>
        ))}
      {state === 'open' && <OutcomeForm seen={seen} />}
      <NoteForm no={no} />
      {returns && (
        <ReasonDialog
          title={`退回 ${no}`}
          label="说明"
          templates={['事实不清', '须补充资金来源', '结论与记录不符']}
          confirmLabel="退回"
          onSend={async (reason) => {
            const { error } = await act(() => decide({ ...seen, decision: 'return', reason }), { done: '已退回' });
            if (!error) setReturns(false);
          }}
          onClose={() => setReturns(false)}
        />
      )}
    </Stack>
  );
}
