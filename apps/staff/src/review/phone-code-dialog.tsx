import { useSendNewPhoneCodeMutation } from '@portal/api-client/staff';
import type { Review } from '@portal/contract/staff';
import { Button, Dialog, Row, Stack, Text, TextField } from '@portal/ui';
import { useState } from 'react';
import { useAct } from '../shared/session/act';

type Props = {
  review: Review;
  onApprove: (verifyCode: string) => Promise<void>;
  onClose: () => void;
};

/** Asks for the code that the new phone has received: the customer reads it out on that phone. */
export function PhoneCodeDialog({ review, onApprove, onClose }: Props) {
  const [sendCode] = useSendNewPhoneCodeMutation();
  const act = useAct();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const phone = review.subject['newPhone'] ?? '';
  const approve = async () => {
    const verifyCode = code.trim();
    if (!/^\d{6}$/.test(verifyCode)) return setError('请填写新手机收到的 6 位验证码');
    setBusy(true);
    await onApprove(verifyCode).finally(() => setBusy(false));
  };
  return (
    <Dialog open title="核对新手机" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void approve();
        }}
      >
        <Stack data-gap={4}>
          <Text>{`致电 ${phone}，请客户读出该手机收到的验证码。`}</Text>
          <div>
            <Button onClick={() => void act(() => sendCode({ id: review.id }), { done: '验证码已发送' })}>
              发送验证码
            </Button>
          </div>
          <TextField
            name="verifyCode"
            label="验证码"
            inputMode="numeric"
            value={code}
            error={error}
            onChange={(text) => {
              setError(undefined);
              setCode(text);
            }}
          />
          <Row data-justify="end" data-gap={2}>
            <Button onClick={onClose}>取消</Button>
            <Button tone="primary" type="submit" busy={busy}>
              通过
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  );
}
