import type { Review } from '@portal/contract/staff';
import { transactionHash, type CoinChain } from '@portal/rules/coin-address';
import { Button, Dialog, Row, Stack, Text, TextField } from '@portal/ui';
import { useState } from 'react';
import { useInstallation } from '../shared/browser/installation';

type Props = {
  review: Review;
  onPay: (txHash: string | undefined) => Promise<void>;
  onClose: () => void;
};

/** Confirms that a payout has been paid; a coin payout needs the hash of its transaction. */
export function PayDialog({ review, onPay, onClose }: Props) {
  const { sandbox } = useInstallation();
  const [hash, setHash] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const coin = review.kind === 'coin';
  const { subject } = review;
  const send = async () => {
    const txHash = hash.trim();
    if (coin && !txHash && !sandbox) return setError('请填写链上交易哈希');
    if (txHash && !transactionHash(subject['chain'] as CoinChain, txHash)) {
      return setError(subject['chain'] === 'ERC20' ? '请填写 0x 加 64 位十六进制字符' : '请填写 64 位十六进制字符');
    }
    setBusy(true);
    await onPay(txHash || undefined).finally(() => setBusy(false));
  };
  return (
    <Dialog open title="确认付款" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Stack data-gap={4}>
          <Text>
            {coin
              ? `向 ${subject['address'] ?? ''} 付出 ${subject['receive'] ?? ''} USDT（${subject['chain'] ?? ''}），完整地址见“显示完整收款信息”`
              : `向 ${subject['holder'] ?? ''} ${subject['bank'] ?? ''} 付出 ${subject['receiveCny'] ?? ''} CNY`}
          </Text>
          <Text data-tone="soft" data-size={14}>
            确认后该出金记为已付款，不能撤回。
          </Text>
          {coin && (
            <TextField
              name="txHash"
              label="链上交易哈希"
              optional={sandbox}
              value={hash}
              error={error}
              onChange={(text) => {
                setError(undefined);
                setHash(text);
              }}
            />
          )}
          <Row data-justify="end" data-gap={2}>
            <Button onClick={onClose}>取消</Button>
            <Button tone="primary" type="submit" busy={busy}>
              确认已付款
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  );
}
