import {
  useAddPasskeyMutation,
  useNewPasskeyOptionsMutation,
  usePasskeysQuery,
  useRemovePasskeyMutation,
} from '@portal/api-client/staff';
import {
  Button,
  Card,
  DateTime,
  DefinitionList,
  Empty,
  Lines,
  Notice,
  Row,
  Split,
  Stack,
  Text,
  useToast,
} from '@portal/ui';
import { makePasskey } from '@portal/ui/factor';
import { Loaded } from '../shared/page/loaded';
import { Page } from '../shared/page/page';
import { useAct } from '../shared/session/act';
import { useMe } from '../shared/session/me';
import { roleName } from './names';

/** The browser's name for a new passkey: its system. */
const deviceName = () =>
  (/Windows|Mac|Linux|Android|iPhone|iPad/.exec(navigator.userAgent)?.[0] ?? '设备').slice(0, 40);

function Passkeys() {
  const act = useAct();
  const toast = useToast();
  const query = usePasskeysQuery();
  const [newOptions] = useNewPasskeyOptionsMutation();
  const [addPasskey] = useAddPasskeyMutation();
  const [removePasskey] = useRemovePasskeyMutation();
  const add = async () => {
    const { data: options } = await act(() => newOptions());
    if (!options) return;
    const passkey = await makePasskey(options);
    if (!passkey) return toast('没有建立通行密钥，请重试', 'danger');
    await act(() => addPasskey({ name: deviceName(), passkey: passkey as never }), { done: '已添加通行密钥' });
  };
  return (
    <Card
      title="通行密钥"
      actions={
        <Button size="small" onClick={() => void add()}>
          添加通行密钥
        </Button>
      }
    >
      <Loaded query={query}>
        {(list) =>
          list.length === 0 ? (
            <Empty title="还没有通行密钥">通行密钥用设备的指纹、面容或密码代替验证码</Empty>
          ) : (
            <Lines>
              {list.map(({ id, name, createdAt, usedAt }) => (
                <li key={id}>
                  <Row data-justify="between">
                    <span>
                      {name}
                      <Text as="small" data-size={12} data-tone="soft">
                        {' 添加于 '}
                        <DateTime value={createdAt} show="date" />
                        {usedAt && '，最近使用 '}
                        {usedAt && <DateTime value={usedAt} show="minute" />}
                      </Text>
                    </span>
                    <Button
                      size="small"
                      aria-label={`移除通行密钥 ${name}`}
                      onClick={() => void act(() => removePasskey({ id }), { done: '已移除' })}
                    >
                      移除
                    </Button>
                  </Row>
                </li>
              ))}
            </Lines>
          )
        }
      </Loaded>
    </Card>
  );
}

/** The member's own account: roles, passkeys, recovery codes. */
export function AccountPage() {
  const me = useMe();
  return (
    <Page title="我的账号">
      <Split data-gap={4}>
        <Passkeys />
        <Card title="资料">
          <Stack data-gap={3}>
            <DefinitionList
              items={[
                { id: 'name', term: '姓名', value: me.name },
                { id: 'email', term: '邮箱', value: me.email },
                { id: 'roles', term: '角色', value: me.roles.map(roleName).join('、') },
                { id: 'idle', term: '无操作自动退出', value: `${me.idleMinutes} 分钟` },
                { id: 'codes', term: '剩余恢复码', value: String(me.recoveryCodesLeft) },
              ]}
            />
            {me.recoveryCodesLeft < 3 && <Notice tone="warn">恢复码不足，需要时请管理员重新邀请您</Notice>}
          </Stack>
        </Card>
      </Split>
    </Page>
  );
}
