import { useIdempotencyKey } from '@portal/api-client';
import { failureFrom } from '@portal/api-client/http';
import { useCustomerFileQuery, useProposeAdjustmentMutation } from '@portal/api-client/staff';
import type { AdjustmentKind } from '@portal/contract/staff';
import { object, string } from '@portal/rules/yup';
import { Form, FormSelect, FormTextField, FormUploadField, SubmitButton, useForm } from '@portal/ui/form';
import { useState } from 'react';
import { useUploadDocument } from '../shared/forms/use-upload-document';
import { useAct } from '../shared/session/act';
import { kinds } from './adjustment-texts';

const schema = object({ reason: string().required('请填写说明').max(200, '说明最多 200 字') });

const options = Object.entries(kinds).map(([value, { label }]) => ({ value, label }));

type Values = {
  kind: AdjustmentKind;
  customerNumber: string;
  accountId: string;
  amount: string;
  reference: string;
  reason: string;
  documentId: string;
};

/** What the kind of adjustment asks for. */
function check(
  { kind, customerNumber, accountId, amount, reference, documentId }: Values,
  accounts: readonly string[],
) {
  const setup = kinds[kind];
  return {
    ...(setup.asksAmount && !customerNumber && { customerNumber: '请填写客户编号' }),
    ...(setup.asksAmount && !accounts.includes(accountId) && { accountId: '请选择账户' }),
    ...(setup.asksAmount && !/^-?\d{1,9}(\.\d{1,2})?$/.test(amount) && { amount: '请填写金额，最多两位小数' }),
    ...(setup.reference && !reference && { reference: `请填写${setup.reference}` }),
    ...(setup.needsDocument && !documentId && { documentId: '请上传凭证图片' }),
  };
}

type Props = {
  first: Partial<Pick<Values, 'kind' | 'customerNumber' | 'accountId' | 'amount' | 'reference'>>;
  onDone: () => void;
};

/** Proposes an adjustment; another member decides. `first` fills the form in. */
export function AdjustmentForm({ first, onDone }: Props) {
  const act = useAct();
  const { run } = useIdempotencyKey();
  const [propose] = useProposeAdjustmentMutation();
  const upload = useUploadDocument();
  const [customerNumber, setCustomerNumber] = useState(first.customerNumber ?? '');
  const file = useCustomerFileQuery({ customerNumber }, { skip: !/^\d{8,18}$/.test(customerNumber) });
  const accounts = file.currentData?.accounts.filter(({ status }) => status === 'open') ?? [];
  const form = useForm<Values>({
    initialValues: {
      kind: 'correction',
      customerNumber: '',
      accountId: '',
      amount: '',
      reference: '',
      reason: '',
      documentId: '',
      ...first,
    },
    schema,
    validate: (values) =>
      check(
        values,
        accounts.map(({ id }) => id),
      ),
    onSubmit: async ({ kind, accountId: account, amount, reference, reason, documentId }) => {
      const setup = kinds[kind];
      const args = {
        kind,
        reason,
        ...(setup.asksAmount && { accountId: account, amount }),
        ...(setup.reference && { reference }),
        ...(documentId && { documentId }),
      };
      const send = () => run((idempotencyKey) => propose({ ...args, idempotencyKey }));
      const { error } = await act(send, { quiet: true, done: '已提出，等待另一位员工批准' });
      if (!error) onDone();
      return error;
    },
  });
  const setup = kinds[form.values.kind];
  return (
    <Form form={form} label="提出调整">
      <FormSelect name="kind" label="类型" options={options} hint={setup.hint} />
      {setup.asksAmount && (
        <>
          <FormTextField
            name="customerNumber"
            label="客户编号"
            hint={file.error === undefined ? file.currentData?.customer.chineseName : failureFrom(file.error).msg}
            inputMode="numeric"
            onValue={(text) => setCustomerNumber(text.trim())}
          />
          <FormSelect
            name="accountId"
            label="账户"
            options={accounts.map(({ id, kind, account_no: number, currency }) => ({
              value: id,
              label: `${kind === 'wallet' ? '主账户' : 'MT5'} ${number}（${currency}）`,
            }))}
          />
          <FormTextField name="amount" label="金额" hint="以该账户的币种计" inputMode="decimal" />
        </>
      )}
      {setup.reference && <FormTextField name="reference" label={setup.reference} />}
      <FormTextField name="reason" label="说明" maxLength={200} />
      <FormUploadField name="documentId" label="凭证图片" optional={!setup.needsDocument} upload={upload} />
      <SubmitButton>提出</SubmitButton>
    </Form>
  );
}
