import { useEndSessionMutation, useSessionsQuery } from '@portal/api-client/customer';
import { failureOf } from '@portal/api-client/http';
import {
  Button,
  Card,
  Confirm,
  DateTime,
  Icon,
  MonitorIcon,
  Row,
  Skeleton,
  SmartphoneIcon,
  Tag,
  Text,
  useToast,
} from '@portal/ui';
import { useState } from 'react';
import { CardLines } from '../shared/records/card-lines';
import { IconRow } from '../shared/records/icon-row';
import { Loaded } from '../shared/page/loaded';
import { withOthers } from '../shared/page/with-others';
import { deviceName } from '../shared/browser/device-name';
import { platformName } from './platform-name';

/** The devices that are signed in, with a button to sign another one out. `waiting`: the content above has not loaded yet. */
export function Devices({ waiting }: { waiting: boolean }) {
  const query = withOthers(useSessionsQuery(), { isLoading: waiting });
  const [endSession] = useEndSessionMutation();
  const [ending, setEnding] = useState<{ id: string; device: string }>();
  const toast = useToast();
  return (
    <Card title="登录设备" id="devices">
      <Loaded query={query} skeleton={<Skeleton lines={4} />}>
        {(sessions) => (
          <CardLines>
            {sessions.map(({ id, platform, device, region, lastSeenAt, current }) => (
              <li key={id}>
                <IconRow>
                  <Icon of={/iPhone|iPad|Android|HarmonyOS/.test(device) ? SmartphoneIcon : MonitorIcon} size={20} />
                  <div>
                    <Row data-gap={2}>
                      <Text data-weight="medium">{deviceName(device)}</Text>
                      {current && <Tag tone="ok">本机</Tag>}
                    </Row>
                    <Text as="p" data-size={14} data-tone="soft">
                      {platformName(platform)}
                      {region && `，${region}`}，最近使用 <DateTime value={lastSeenAt} show="minute" />
                    </Text>
                  </div>
                  {!current && (
                    <Button size="small" aria-label="退出该设备" onClick={() => setEnding({ id, device })}>
                      退出
                    </Button>
                  )}
                </IconRow>
              </li>
            ))}
          </CardLines>
        )}
      </Loaded>
      <Confirm
        open={ending !== undefined}
        title="退出该设备"
        confirmLabel="退出该设备"
        tone="danger"
        onClose={() => setEnding(undefined)}
        onConfirm={async () => {
          if (!ending) return;
          const failure = failureOf(await endSession({ id: ending.id }));
          setEnding(undefined);
          toast(failure?.msg ?? '该设备已退出登录', failure ? 'danger' : 'ok');
        }}
      >
        {ending && deviceName(ending.device)} 将立即退出登录。如不是您本人的设备，请同时修改登录密码。
      </Confirm>
    </Card>
  );
}
