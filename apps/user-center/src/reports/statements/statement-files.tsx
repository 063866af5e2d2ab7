import { useHttp } from '@portal/api-client';
import { download } from '@portal/api-client/http';
import { reportsRequests } from '@portal/api-client/reports/requests';
import type { Account } from '@portal/contract/account';
import { Button, DownloadIcon, Icon, Row, useToast, VisuallyHidden } from '@portal/ui';
import { useState } from 'react';
import { accountName } from '../../shared/accounts/account-name';
import { saveFile } from '../../shared/records/save-file';
import { monthWords } from '../month-words';

/** The files of a month. The button of the file being generated shows that it is busy. */
export function StatementFiles({ account, month }: { account: Account; month: string }) {
  const http = useHttp();
  const toast = useToast();
  const [busy, setBusy] = useState<'pdf' | 'csv'>();
  const fetchFile = async (kind: 'pdf' | 'csv') => {
    setBusy(kind);
    const args = { accountId: account.id, month };
    const answer = await (kind === 'pdf'
      ? download(http, reportsRequests.statementPdf, args)
      : download(http, reportsRequests.statementCsv, args));
    setBusy(undefined);
    if (!answer.ok) return toast(answer.msg, 'danger');
    saveFile(answer.data, `月结单_${accountName(account)}_${month}.${kind}`);
  };
  return (
    <Row data-gap={2} data-justify="end">
      {(['pdf', 'csv'] as const).map((kind) => (
        <Button
          key={kind}
          size="small"
          busy={busy === kind}
          unavailable={busy !== undefined && busy !== kind}
          onClick={() => void fetchFile(kind)}
        >
          <Icon of={DownloadIcon} size={16} />
          {kind.toUpperCase()}
          <VisuallyHidden>：{monthWords(month)}</VisuallyHidden>
        </Button>
      ))}
    </Row>
  );
}
