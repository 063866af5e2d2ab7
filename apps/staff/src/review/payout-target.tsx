import { usePayoutTargetMutation } from '@portal/api-client/staff';
import type { OkOf } from '@portal/contract/kernel';
import type { staffCalls } from '@portal/contract/staff';
import { Button, Copy, DefinitionList, Stack } from '@portal/ui';
import { useState } from 'react';
import { useKeys } from '../shared/keys/keys';
import { useAct } from '../shared/session/act';

type Target = OkOf<(typeof staffCalls)['payoutTarget']>;

/** Reveals where the money of a payout goes, in full. Asks for the second factor, and each read is recorded. */
export function PayoutTarget({ pno }: { pno: string }) {
  const act = useAct();
  const [reveal, { isLoading }] = usePayoutTargetMutation();
  const [target, setTarget] = useState<Target>();
  const show = async () => {
    const { data } = await act(() => reveal({ pno }));
    if (data) setTarget(data);
  };
  useKeys([{ key: 'v', label: '显示完整收款信息', run: () => void show() }]);
  if (!target)
    return (
      <Button size="small" busy={isLoading} aria-keyshortcuts="v" onClick={() => void show()}>
        显示完整收款信息 V
      </Button>
    );
  const lines = [
    ['bank', '银行', target.bank],
    ['number', '卡号', target.number],
    ['holder', '持卡人', target.holder],
    ['branch', '开户支行', [target.province, target.city, target.branch].filter(Boolean).join(' ')],
    ['chain', '网络', target.chain],
    ['address', '收款地址', target.address],
  ] as const;
  const copied = target.number ?? target.address;
  return (
    <Stack data-gap={2}>
      <DefinitionList items={lines.flatMap(([id, term, value]) => (value ? [{ id, term, value }] : []))} />
      {copied && (
        <span>
          <Copy value={copied} label={target.number ? '复制卡号' : '复制地址'} />
        </span>
      )}
    </Stack>
  );
}
