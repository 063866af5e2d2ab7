import { useIdempotencyKey } from '@portal/api-client';
import { useGiveUpCreditMutation } from '@portal/api-client/account';
import { failureOf } from '@portal/api-client/http';
import type { Account } from '@portal/contract/account';
import { Button, Confirm, Money, Notice, Stack, Text, useToast } from '@portal/ui';
import { useState } from 'react';

/** Gives up the credit of an account, with which it could not be archived. */
export function GiveUpCredit({ account, onDone }: { account: Account; onDone: () => void }) {
  const [giveUp] = useGiveUpCreditMutation();
  const { run } = useIdempotencyKey();
  const [asking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const toast = useToast();
  const { id, account_no, credit, currency } = account;
  return (
    <Stack data-gap={2}>
      <Text data-size={14} data-tone="soft">
        账户有赠金 <Money value={credit} currency={currency} />
        。转出或出金时，赠金按转出金额占余额的比例扣回；也可以现在放弃全部赠金。
      </Text>
      {refusal && (
        <Notice tone="danger" live>
          {refusal}
        </Notice>
      )}
      <div>
        <Button onClick={() => setAsking(true)}>放弃赠金</Button>
      </div>
      <Confirm
        open={asking}
        title={`放弃账户 ${account_no} 的赠金`}
        confirmLabel="放弃赠金"
        tone="danger"
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          const failure = failureOf(await run((idempotencyKey) => giveUp({ id, idempotencyKey })));
          setAsking(false);
          setRefusal(failure?.msg);
          if (failure) return;
          onDone();
          toast('赠金已放弃', 'ok');
        }}
      >
        赠金 <Money value={credit} currency={currency} /> 将从账户扣除，净值与可用保证金相应减少，放弃后不能恢复。
      </Confirm>
    </Stack>
  );
}
