import { useHttp } from '@portal/api-client';
import { download } from '@portal/api-client/http';
import { reportsRequests } from '@portal/api-client/reports/requests';
import type { Account } from '@portal/contract/account';
import { Dialog, Text, useToast } from '@portal/ui';
import { Form, FormSelect, FormTextField, SubmitButton, useForm } from '@portal/ui/form';
import { accountName } from '../../shared/accounts/account-name';
import { lazySchema } from '../../shared/forms/lazy-schema';
import { presets } from '../../shared/records/date-range';
import { saveFile } from '../../shared/records/save-file';
import { useToday } from '../../shared/records/use-today';

const schema = lazySchema(() => import('./certificate-schema').then((module) => module.certificateSchema));
const [{ range }] = presets;

type Props = { accounts: readonly Account[]; accountId: string; open: boolean; onClose: () => void };

/** Downloads a balance certificate of an account, or of all, at the end of a day. */
export function CertificateDialog({ accounts, accountId, open, onClose }: Props) {
  return (
    <Dialog open={open} title="余额证明" onClose={onClose}>
      <CertificateForm accounts={accounts} accountId={accountId} onDone={onClose} />
    </Dialog>
  );
}

function CertificateForm({
  accounts,
  accountId,
  onDone,
}: Pick<Props, 'accounts' | 'accountId'> & { onDone: () => void }) {
  const http = useHttp();
  const toast = useToast();
  const form = useForm({
    initialValues: { account: accountId, date: range(useToday()).endDate },
    schema,
    onSubmit: async ({ account, date }) => {
      const answer = await download(http, reportsRequests.certificatePdf, {
        date,
        ...(account !== 'all' && { accountId: account }),
      });
      if (!answer.ok) return answer;
      saveFile(answer.data, `余额证明_${date}.pdf`);
      onDone();
      toast('余额证明已下载', 'ok');
      return undefined;
    },
  });
  const options = [
    { value: 'all', label: '全部账户' },
    ...accounts.map((each) => ({ value: each.id, label: accountName(each) })),
  ];
  return (
    <Form form={form} label="余额证明">
      <Text as="p" data-size={14} data-tone="soft">
        证明载有您的真实姓名、客户号与账户在所选日期结束时（北京时间）的余额，每份有编号。选择今天时，截至开具时。
      </Text>
      <FormSelect name="account" label="账户" options={options} />
      <FormTextField name="date" type="date" label="日期" />
      <SubmitButton>下载余额证明</SubmitButton>
    </Form>
  );
}
