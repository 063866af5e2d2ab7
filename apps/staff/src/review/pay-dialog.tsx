import { bankReference, type Review } from '@portal/contract/staff';
import { transactionHash, type CoinChain } from '@portal/rules/coin-address';
import { Button, Dialog, Row, Stack, Text, TextField } from '@portal/ui';
import { useState } from 'react';
import { useInstallation } from '../shared/browser/installation';

type Props = {
  review: Review;
  /** Returns what is wrong with a field, once it is refused. */
  onPay: (proof: { txHash?: string; reference?: string }) => Promise<Readonly<Record<string, string>> | undefined>;
  onClose: () => void;
};

/** Confirms that a payout has been paid: a coin payout by the hash of its transaction, a bank payout by the bank's reference. */
export function PayDialog({ review, onPay, onClose }: Props) {
  const { sandbox } = useInstallation();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const coin = review.kind === 'coin';
  const name = coin ? 'txHash' : 'reference';
  const label = coin ? '链上交易哈希' : '银行付款流水号';
  const { subject } = review;
  const send = async () => {
    const typed = text.trim();
    if (!typed && !sandbox) return setError(`请填写${label}`);
    if (typed && coin && !transactionHash(subject['chain'] as CoinChain, typed)) {
      return setError(subject['chain'] === 'ERC20' ? '请填写 0x 加 64 位十六进制字符' : '请填写 64 位十六进制字符');
    }
    if (typed && !coin && !bankReference.test(typed)) return setError('请填写 4 至 40 位字母或数字，可含 / _ . -');
    setBusy(true);
    const wrong = await onPay(typed ? { [name]: typed } : {}).finally(() => setBusy(false));
    setError(wrong?.[name]);
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
          <TextField
            name={name}
            label={label}
            optional={sandbox}
            value={text}
            error={error}
            onChange={(typed) => {
              setError(undefined);
              setText(typed);
            }}
          />
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
