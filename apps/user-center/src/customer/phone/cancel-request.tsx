import { useCancelPhoneChangeMutation } from '@portal/api-client/customer';
import { failureOf } from '@portal/api-client/http';
import { Button, Confirm, useToast } from '@portal/ui';
import { useState } from 'react';

/** Cancels a request after a confirmation. */
export function CancelRequest({ id, mobilePhone }: { id: string; mobilePhone: string }) {
  const [cancel] = useCancelPhoneChangeMutation();
  const [asking, setAsking] = useState(false);
  const toast = useToast();
  return (
    <>
      <Button onClick={() => setAsking(true)}>取消申请</Button>
      <Confirm
        open={asking}
        title="取消更换手机号的申请"
        confirmLabel="取消申请"
        tone="danger"
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          const failure = failureOf(await cancel({ id }));
          setAsking(false);
          if (failure) toast(failure.msg, 'danger');
        }}
      >
        不再更换为 {mobilePhone}。您可以随时重新申请。
      </Confirm>
    </>
  );
}
