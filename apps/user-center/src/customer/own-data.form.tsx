import { useHttp } from '@portal/api-client';
import { commonRequests } from '@portal/api-client/common/requests';
import { useExportDataMutation } from '@portal/api-client/customer';
import { download, failureOf } from '@portal/api-client/http';
import type { DataExport } from '@portal/contract/customer';
import { useToast } from '@portal/ui';
import { Form, FormPasswordField, SubmitButton, useForm } from '@portal/ui/form';
import { lazySchema } from '../shared/forms/lazy-schema';
import { saveFile } from '../shared/records/save-file';

const schema = lazySchema(() => import('./own-data-schema').then((module) => module.ownDataSchema));

type Props = { ready: boolean; onDone: (state: DataExport) => void };

/** Asks for the login password, then starts the export, or downloads the one that is ready. */
export function OwnDataForm({ ready, onDone }: Props) {
  const http = useHttp();
  const toast = useToast();
  const [exportData] = useExportDataMutation();
  const form = useForm({
    initialValues: { password: '' },
    schema,
    onSubmit: async ({ password }) => {
      const outcome = await exportData({ password });
      if (!outcome.data) return failureOf(outcome);
      const { fileId } = outcome.data;
      if (fileId) {
        const file = await download(http, commonRequests.file, { fileId });
        if (!file.ok) return file;
        saveFile(file.data, '个人资料.zip');
      } else toast('已开始导出，完成后会有消息通知', 'ok');
      onDone(outcome.data);
      return undefined;
    },
  });
  return (
    <Form form={form} label="导出个人资料">
      <FormPasswordField name="password" label="登录密码" autoComplete="current-password" />
      <SubmitButton>{ready ? '下载' : '开始导出'}</SubmitButton>
    </Form>
  );
}
