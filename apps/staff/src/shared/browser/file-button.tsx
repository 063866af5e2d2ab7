import { useHttp } from '@portal/api-client';
import { download, type Args, type RequestOf } from '@portal/api-client/http';
import type { CallSpec } from '@portal/contract/kernel';
import { Button, DownloadIcon, Icon } from '@portal/ui';
import { useState, type ReactNode } from 'react';
import { useAct } from '../session/act';
import { saveFile } from './save-file';

type Props<C extends CallSpec & { produces: string }> = {
  request: RequestOf<C>;
  args: Args<C>;
  /** Name of the saved file. */
  fileName: string;
  children: ReactNode;
};

/** Downloads a file of a staff call and saves it. A refusal is shown as a toast. */
export function FileButton<C extends CallSpec & { produces: string }>({ request, args, fileName, children }: Props<C>) {
  const http = useHttp();
  const act = useAct();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const { data } = await act(() => download(http, request, args)).finally(() => setBusy(false));
    if (data) saveFile(data, fileName);
  };
  return (
    <Button size="small" busy={busy} onClick={() => void save()}>
      <Icon of={DownloadIcon} size={16} />
      {children}
    </Button>
  );
}
