import { useHttp, useRefetch } from '@portal/api-client';
import { sendRequest } from '@portal/api-client/http';
import { staffRequests } from '@portal/api-client/staff/requests';
import type { OkOf } from '@portal/contract/kernel';
import type { staffCalls } from '@portal/contract/staff';
import { Button, Dialog, Lines, Stack, Text } from '@portal/ui';
import { useRef, useState } from 'react';
import { useKeys } from '../shared/keys/keys';
import { useAct } from '../shared/session/act';

type Result = OkOf<(typeof staffCalls)['batchResult']>;

const outcomes: Readonly<Record<Result['lines'][number]['outcome'], string>> = {
  paid: '已付款',
  rejected: '银行退回，可重新付款或拒绝',
  repeated: '之前已处理',
  differs: '与批次金额或之前的结果不一致，未处理',
  unknown: '不在该批次中',
  held: '现在不能付款，未处理',
};

/** Takes the bank's result file (CSV or pain.002) and shows what it did to each payout. */
export function ResultFile({ number }: { number: string }) {
  const http = useHttp();
  const act = useAct();
  const refetch = useRefetch();
  const field = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<Result>();
  const [busy, setBusy] = useState(false);
  const send = async (file: File) => {
    setBusy(true);
    const { data } = await act(() => sendRequest<Result>(http, staffRequests.batchResult, { number, file }));
    setBusy(false);
    if (field.current) field.current.value = '';
    if (!data) return;
    setResult(data);
    refetch(['backOffice']);
  };
  const choose = () => field.current?.click();
  useKeys([{ key: 'u', label: '读入银行结果', run: choose }]);
  return (
    <>
      <Button size="small" busy={busy} aria-keyshortcuts="u" onClick={choose}>
        读入银行结果 U
      </Button>
      <input
        ref={field}
        hidden
        type="file"
        aria-label="银行结果文件"
        accept=".csv,.xml,text/csv,application/xml"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void send(file);
        }}
      />
      <Dialog open={result !== undefined} title="银行结果" onClose={() => setResult(undefined)}>
        {result && (
          <Stack data-gap={3}>
            <Text>{result.missing > 0 ? `还有 ${result.missing} 笔没有结果` : '所有付款都有结果'}</Text>
            <Lines>
              {result.lines.map(({ pno, outcome }) => (
                <li key={pno}>{`${pno} ${outcomes[outcome]}`}</li>
              ))}
            </Lines>
          </Stack>
        )}
      </Dialog>
    </>
  );
}
