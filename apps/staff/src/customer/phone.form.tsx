import { useProposePhoneMutation } from '@portal/api-client/staff';
import { cleanPhone } from '@portal/rules/cleaning';
import { mobile } from '@portal/rules/rules';
import { object, ruleSchema, string } from '@portal/rules/yup';
import { Grid, Notice } from '@portal/ui';
import { Form, FormTextField, FormUploadField, SubmitButton, useForm } from '@portal/ui/form';
import { useUploadCustomerFile } from '../shared/forms/use-upload-document';
import { useAct } from '../shared/session/act';

const schema = object({
  mobilePhone: ruleSchema(mobile),
  frontFileId: string().required('请上传身份证正面照片'),
  backFileId: string().required('请上传身份证反面照片'),
  holdingFileId: string().required('请上传手持身份证照片'),
  reason: string().required('请填写原因').max(200, '原因最多 200 字'),
});

/** Requests a new phone for a customer who has lost the old one and cannot sign in. Another member decides. */
export function PhoneForm({ customerNumber, onDone }: { customerNumber: string; onDone: () => void }) {
  const act = useAct();
  const [propose] = useProposePhoneMutation();
  const upload = useUploadCustomerFile(customerNumber);
  const form = useForm({
    initialValues: { mobilePhone: '', frontFileId: '', backFileId: '', holdingFileId: '', reason: '' },
    schema,
    onSubmit: async (values) => {
      const send = () => propose({ customerNumber, ...values });
      const { error } = await act(send, { quiet: true, done: '已提交，等待另一位员工审核' });
      if (!error) onDone();
      return error;
    },
  });
  return (
    <Form form={form} label="更换手机">
      <Notice tone="plain">
        仅用于原手机丢失且无法登录的客户，须重新核验身份。原手机和邮箱会收到通知，由另一位员工审核通过后更换，客户的所有登录随即退出。
      </Notice>
      <FormTextField name="mobilePhone" label="新手机号" inputMode="numeric" tidy={(text) => cleanPhone(text)} />
      <Grid data-gap={3} data-min="small">
        <FormUploadField name="frontFileId" label="身份证正面" upload={upload} />
        <FormUploadField name="backFileId" label="身份证反面" upload={upload} />
        <FormUploadField name="holdingFileId" label="手持身份证" upload={upload} />
      </Grid>
      <FormTextField name="reason" label="原因" maxLength={200} hint="例如客户如何联系、如何确认是本人" />
      <SubmitButton>提交审核</SubmitButton>
    </Form>
  );
}
