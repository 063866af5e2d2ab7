import { useFactorsQuery, useRemoveFactorMutation } from '@portal/api-client/customer';
import { failureOf } from '@portal/api-client/http';
import type { Factor } from '@portal/contract/customer';
import {
  Button,
  Card,
  DateTime,
  Icon,
  LockIcon,
  Row,
  Skeleton,
  SmartphoneIcon,
  Stack,
  Tag,
  Text,
  useToast,
} from '@portal/ui';
import { useState } from 'react';
import { FactorDialog } from '../../shared/factor/factor-dialog';
import { lazyDialog } from '../../shared/page/lazy';
import { Loaded } from '../../shared/page/loaded';
import { CardLines } from '../../shared/records/card-lines';
import { IconRow } from '../../shared/records/icon-row';
import { factorKinds } from './factor-kinds';
import { RecoveryLine } from './recovery-line';

const AddFactorDialog = lazyDialog(() => import('./add-factor-dialog').then((module) => module.AddFactorDialog));

const kindsOf = (factors: readonly Factor[]) => [...new Set(factors.map(({ kind }) => kind))];

/** The second factors of the customer: list, add, remove. */
export function FactorsCard() {
  const query = useFactorsQuery();
  const [adding, setAdding] = useState<Factor['kind']>();
  const [removing, setRemoving] = useState<Factor>();
  return (
    <Card title="两步验证" id="factors">
      <Loaded query={query} skeleton={<Skeleton lines={5} />}>
        {(factors) => (
          <Stack>
            <Row data-gap={2}>
              <Tag tone={factors.length > 0 ? 'ok' : 'warn'}>{factors.length > 0 ? '已开启' : '未开启'}</Tag>
            </Row>
            <Text as="p" data-size={14} data-tone="soft">
              开启后，在新设备登录时除密码外还需验证一次，出金也以此代替短信验证码。
            </Text>
            {factors.length > 0 && (
              <CardLines>
                {factors.map((factor) => (
                  <li key={factor.id}>
                    <FactorLine factor={factor} onRemove={() => setRemoving(factor)} />
                  </li>
                ))}
                <li>
                  <RecoveryLine kinds={kindsOf(factors)} />
                </li>
              </CardLines>
            )}
            <Row data-gap={2}>
              <Button size="small" onClick={() => setAdding('totp')}>
                添加身份验证器
              </Button>
              <Button size="small" onClick={() => setAdding('passkey')}>
                添加通行密钥
              </Button>
            </Row>
            <AddFactorDialog
              open={adding !== undefined}
              kind={adding ?? 'totp'}
              first={factors.length === 0}
              onClose={() => setAdding(undefined)}
            />
            {removing && (
              <RemoveFactor factor={removing} kinds={kindsOf(factors)} onClose={() => setRemoving(undefined)} />
            )}
          </Stack>
        )}
      </Loaded>
    </Card>
  );
}

function FactorLine({
  factor: { kind, label, createdAt, lastUsedAt },
  onRemove,
}: {
  factor: Factor;
  onRemove: () => void;
}) {
  return (
    <IconRow>
      <Icon of={kind === 'totp' ? SmartphoneIcon : LockIcon} size={20} />
      <div>
        <Text data-weight="medium">{label}</Text>
        <Text as="p" data-size={14} data-tone="soft">
          {factorKinds[kind]}，添加于 <DateTime value={createdAt} show="date" />
          {lastUsedAt && (
            <>
              ，最近使用 <DateTime value={lastUsedAt} show="minute" />
            </>
          )}
        </Text>
      </div>
      <Button size="small" aria-label={`移除${factorKinds[kind]} ${label}`} onClick={onRemove}>
        移除
      </Button>
    </IconRow>
  );
}

type RemoveProps = { factor: Factor; kinds: Factor['kind'][]; onClose: () => void };

/** Any factor, or a recovery code, removes one. */
function RemoveFactor({ factor, kinds, onClose }: RemoveProps) {
  const [removeFactor] = useRemoveFactorMutation();
  const toast = useToast();
  return (
    <FactorDialog
      title={`移除 ${factor.label}`}
      text="移除最后一种验证方式后，两步验证关闭，恢复码失效，并在安全冷却期内暂停出金。"
      kinds={kinds}
      submitLabel="移除"
      onAnswer={async (answer) => {
        const outcome = await removeFactor({ id: factor.id, ...answer });
        if (outcome.data) {
          onClose();
          toast(`已移除${factorKinds[factor.kind]}`, 'ok');
        }
        return failureOf(outcome);
      }}
      onClose={onClose}
    />
  );
}
