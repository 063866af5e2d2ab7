import { useArchiveMt5AccountMutation } from '@portal/api-client/account';
import { failureOf } from '@portal/api-client/http';
import type { Account } from '@portal/contract/account';
import { Button, Confirm, Notice, Stack, Text, useToast } from '@portal/ui';
import { useState } from 'react';

/** Archives an empty account. */
export function ArchiveAccount({ account, onDone }: { account: Account; onDone: () => void }) {
  const [archive] = useArchiveMt5AccountMutation();
  const [asking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const toast = useToast();
  return (
    <Stack data-gap={2}>
      <Text data-size={14} data-tone="soft">
        余额、赠金和持仓均为零的账户可以归档，归档后不能再交易或入金。
      </Text>
      {refusal && (
        <Notice tone="danger" live>
          {refusal}
        </Notice>
      )}
      <div>
        <Button onClick={() => setAsking(true)}>归档账户</Button>
      </div>
      <Confirm
        open={asking}
        title={`归档账户 ${account.account_no}`}
        confirmLabel="归档账户"
        tone="danger"
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          const failure = failureOf(await archive({ id: account.id }));
          setAsking(false);
          setRefusal(failure?.msg);
          if (failure) return;
          onDone();
          toast('账户已归档', 'ok');
        }}
      >
        归档后此账户不能恢复，历史记录仍会保留。
      </Confirm>
    </Stack>
  );
}
