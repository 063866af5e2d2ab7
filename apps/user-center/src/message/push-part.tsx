import { usePushDevicesQuery } from '@portal/api-client/message';
import type { PushDevices } from '@portal/contract/message';
import { Button, DateTime, Row, Stack, Tag, Text } from '@portal/ui';
import { deviceName } from '../shared/browser/device-name';
import { canPush } from './push-browser';
import { usePush } from './use-push';

/** The browsers that take push, and the button with which this one does. Nothing where the gateway sends none. */
export function PushPart() {
  const { data } = usePushDevicesQuery();
  return data?.publicKey === undefined ? null : <PushDevicesPart publicKey={data.publicKey} devices={data.devices} />;
}

function PushDevicesPart({ publicKey, devices }: { publicKey: string; devices: PushDevices['devices'] }) {
  const { turnOn, turnOff, busy } = usePush(publicKey);
  const isOn = devices.some(({ current }) => current);
  return (
    <Stack data-gap={2}>
      <Row data-justify="between" data-gap={2}>
        <div>
          <Text data-weight="medium">浏览器推送</Text>
          <Text as="p" data-size={12} data-tone="soft">
            {canPush()
              ? '只显示消息标题，不含金额与账号。退出登录后停止。'
              : '此浏览器不支持推送。在 iPhone 上请先把客户中心添加到主屏幕。'}
          </Text>
        </div>
        {canPush() && !isOn && (
          <Button size="small" busy={busy} onClick={() => void turnOn()}>
            在此浏览器开启
          </Button>
        )}
      </Row>
      {devices.map((one) => (
        <Row key={one.id} data-justify="between" data-gap={2}>
          <Row data-gap={2}>
            <Text data-size={14}>{deviceName(one.device)}</Text>
            {one.current && <Tag tone="ok">本机</Tag>}
            <Text data-size={12} data-tone="soft">
              <DateTime value={one.createdAt} show="minute" /> 开启
            </Text>
          </Row>
          <Button
            size="small"
            tone="quiet"
            aria-label={`停止推送到 ${deviceName(one.device)}`}
            onClick={() => void turnOff(one)}
          >
            停止
          </Button>
        </Row>
      ))}
    </Stack>
  );
}
