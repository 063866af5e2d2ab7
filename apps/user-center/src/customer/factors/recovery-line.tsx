import { useRecoveryCodesMutation } from '@portal/api-client/customer';
import { failureOf } from '@portal/api-client/http';
import type { FactorKind } from '@portal/contract/kernel';
import { Button, Dialog, Icon, LockIcon, Row, Tag, Text } from '@portal/ui';
import { useEffect, useState } from 'react';
import { FactorDialog } from '../../shared/factor/factor-dialog';
import { IconRow } from '../../shared/records/icon-row';
import { RecoveryCodes } from './recovery-codes';

/** Below this, the customer should make new ones. */
const FEW = 3;

/** How many recovery codes are left, and new ones in their place. */
export function RecoveryLine({ kinds }: { kinds: readonly FactorKind[] }) {
  const [recoveryCodes] = useRecoveryCodesMutation();
  const [left, setLeft] = useState<number>();
  const [step, setStep] = useState<'question' | readonly string[]>();
  useEffect(() => {
    void recoveryCodes({}).then(({ data }) => data && setLeft(data.left));
  }, [recoveryCodes]);
  const close = () => setStep(undefined);
  return (
    <>
      <IconRow>
        <Icon of={LockIcon} size={20} />
        <div>
          <Row data-gap={2}>
            <Text data-weight="medium">恢复码</Text>
            {left !== undefined && <Tag tone={left < FEW ? 'warn' : 'plain'}>还剩 {left} 个</Tag>}
          </Row>
          <Text as="p" data-size={14} data-tone="soft">
            验证器或通行密钥不在身边时使用，每个只能使用一次。
          </Text>
        </div>
        <Button size="small" aria-label="更新恢复码" onClick={() => setStep('question')}>
          更新
        </Button>
      </IconRow>
      {step === 'question' && (
        <FactorDialog
          title="更新恢复码"
          text="更新后，原有恢复码全部失效。"
          kinds={kinds}
          submitLabel="更新"
          onAnswer={async (answer) => {
            const outcome = await recoveryCodes({ renew: true, ...answer });
            if (outcome.data) {
              setLeft(outcome.data.left);
              setStep(outcome.data.recoveryCodes);
            }
            return failureOf(outcome);
          }}
          onClose={close}
        />
      )}
      <Dialog open={step !== undefined && step !== 'question'} title="恢复码" onClose={close}>
        {step && step !== 'question' && <RecoveryCodes codes={step} onDone={close} />}
      </Dialog>
    </>
  );
}
