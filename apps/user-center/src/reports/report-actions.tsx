import type { Answer } from '@portal/api-client/http';
import { Icon, Button, DownloadIcon, PrinterIcon, Row, useToast } from '@portal/ui';
import { useState } from 'react';
import { inAppBrowser } from '../shared/browser/in-app-browser';
import { OpenInBrowser } from '../shared/browser/open-in-browser';
import { saveFile } from '../shared/records/save-file';
import { reportOf } from './report-list';
import { csvName } from './csv';
import type { View } from './view';

type Props = { view: View; narrowed: readonly string[]; csv: () => Promise<Answer<Blob>> };

/** `下载 CSV`: every row of the view, not only the page; `打印`: the current page. */
export function ReportActions({ view: { report, startDate, endDate }, narrowed, csv }: Props) {
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  const [masked, setMasked] = useState(false);
  const download = async () => {
    if (inAppBrowser(navigator.userAgent)) return setMasked(true);
    setBusy(true);
    const answer = await csv();
    setBusy(false);
    if (answer.ok) saveFile(answer.data, csvName(reportOf(report).label, startDate, endDate, narrowed));
    else toast(answer.msg, 'danger');
  };
  return (
    <Row data-gap={3} data-print="never">
      <Button size="small" busy={busy} onClick={() => void download()}>
        <Icon of={DownloadIcon} size={16} />
        下载 CSV
      </Button>
      <Button size="small" onClick={() => window.print()}>
        <Icon of={PrinterIcon} size={16} />
        打印
      </Button>
      <OpenInBrowser open={masked} act="下载文件" onClose={() => setMasked(false)} />
    </Row>
  );
}
