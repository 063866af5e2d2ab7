import { useExportDataMutation } from '@portal/api-client/customer';
import type { DataExport } from '@portal/contract/customer';
import { Button, Card, DateTime, Dialog, Row, Stack, Tag, Text } from '@portal/ui';
import { useEffect, useState } from 'react';
import { OwnDataForm } from './own-data.form';

const LOOK_EVERY_MS = 5_000;

/** Export of the customer's own data: starts it, says how far it is, and downloads it. Both acts ask for the login password. */
export function OwnData() {
  const [exportData] = useExportDataMutation();
  const [state, setState] = useState<DataExport>();
  const [asking, setAsking] = useState(false);
  const isRunning = state?.state === 'running';
  useEffect(() => {
    const look = () => void exportData({}).then(({ data }) => data && setState(data));
    look();
    if (!isRunning) return undefined;
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [exportData, isRunning]);
  const ready = state?.state === 'ready';
  return (
    <Card title="我的资料" id="own-data">
      <Stack data-gap={3}>
        <Text as="p" data-size={14} data-tone="soft">
          导出我们保存的您的资料：个人信息、账户、资金与交易记录、登录记录、消息和您上传的照片，格式为 JSON 与 CSV。
        </Text>
        {ready && state.until && (
          <Text as="p" data-size={14}>
            已导出，可在 <DateTime value={state.until} /> 前下载，之后删除。
          </Text>
        )}
        <Row data-gap={2}>
          <Button size="small" unavailable={!state || isRunning} onClick={() => setAsking(true)}>
            {ready ? '下载资料' : '导出资料'}
          </Button>
          {isRunning && <Tag tone="plain">正在导出</Tag>}
        </Row>
      </Stack>
      <Dialog open={asking} title={ready ? '下载资料' : '导出资料'} onClose={() => setAsking(false)}>
        <OwnDataForm
          ready={ready}
          onDone={(next) => {
            setState(next);
            setAsking(false);
          }}
        />
      </Dialog>
    </Card>
  );
}
