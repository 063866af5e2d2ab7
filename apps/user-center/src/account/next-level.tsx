import { useGetNextAccountLevelQuery, useUpAccountLevelMutation } from '@portal/api-client/account';
import { useGetCommonConfigQuery } from '@portal/api-client/common';
import { failureOf } from '@portal/api-client/http';
import type { Account } from '@portal/contract/account';
import { formatAmount, groupDigits } from '@portal/rules/money';
import { Button, Confirm, Row, Skeleton, Text, useToast } from '@portal/ui';
import { useState } from 'react';
import { cents } from '@portal/overview/cents';
import { marginLevels } from './margin-levels';

/** `minDeposit` minus `deposited`, at least 0, as a decimal amount; null if one cannot be parsed. */
function missing(deposited: string, minDeposit: string): string | null {
  const [have, need] = [cents(deposited), cents(minDeposit)];
  if (have === null || need === null) return null;
  return formatAmount(need > have ? need - have : 0n, 2);
}

/** The next level of an account: the amount still missing for it, or the upgrade button. */
export function NextLevel({ account }: { account: Account }) {
  const { id: accountId, leverage } = account;
  const { data, isLoading } = useGetNextAccountLevelQuery({ gts2AccountId: accountId });
  const levels = useGetCommonConfigQuery().data?.levels;
  const [upgrade] = useUpAccountLevelMutation();
  const [asking, setAsking] = useState(false);
  const toast = useToast();
  if (isLoading) return <Skeleton width="half" />;
  if (!data) return null;
  const { level, name: bare = level, minDeposit, deposited, eligible } = data;
  const next = levels?.find(({ code }) => code === level);
  // Puts a space between Chinese text and a name in Latin letters.
  const name = /^\w/.test(bare ?? '') ? ` ${bare}` : bare;
  if (!level) {
    return (
      <Text data-size={14} data-tone="soft">
        已是最高级别
      </Text>
    );
  }
  const lack = minDeposit === undefined ? null : missing(deposited, minDeposit);
  if (!eligible) {
    return (
      <Text data-size={14} data-tone="soft">
        {lack
          ? `再${account.currency === 'USD' ? '入金' : '转入'} ${groupDigits(lack, 2)} ${account.currency} 可升级为${name}`
          : `暂不可升级为${name}`}
      </Text>
    );
  }
  return (
    <Row data-justify="between" data-gap={2}>
      <Text data-size={14} data-tone="ok">
        已满足{name}的入金要求
      </Text>
      <Button size="small" onClick={() => setAsking(true)}>
        升级为{name}
      </Button>
      <Confirm
        open={asking}
        title={`升级为${name}`}
        confirmLabel="确认升级"
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          const failure = failureOf(await upgrade({ gts2AccountId: accountId }));
          setAsking(false);
          toast(failure?.msg ?? `已升级为${name}`, failure ? 'danger' : 'ok');
        }}
      >
        {next &&
          `升级后最高杠杆为 1:${next.leverage}，强平线由 ${marginLevels(account).stopOutAt} 变为 ${next.stopOut}%，立即生效。`}
        当前杠杆 1:{leverage} 不变，已有持仓占用的保证金也不变；之后调高杠杆，已有持仓占用的保证金会随之减少。
      </Confirm>
    </Row>
  );
}
