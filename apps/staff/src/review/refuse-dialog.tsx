import { Button, Dialog, Row, Stack, TextField } from '@portal/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import type { KindSetup } from './kinds';

type Props = {
  setup: KindSetup;
  onRefuse: (reason: string) => Promise<void>;
  onClose: () => void;
};

/** The reason of a refusal: a template by its number, or free text. The customer reads it. */
export function RefuseDialog({ setup, onRefuse, onClose }: Props) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    const text = reason.trim();
    if (!text) return setError('请填写原因');
    setBusy(true);
    await onRefuse(text).finally(() => setBusy(false));
  };
  // A digit chooses a template and Enter refuses with it, unless a field has the focus.
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof HTMLElement && /^(INPUT|BUTTON)$/.test(event.target.tagName)) return;
    const template = setup.reasons[Number(event.key) - 1];
    if (template) setReason(template);
    if (event.key === 'Enter' && !busy) void send();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <Dialog open title="拒绝的原因" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Stack data-gap={4}>
          <Stack data-gap={1}>
            {setup.reasons.map((text, at) => (
              <Button
                key={text}
                size="small"
                onClick={() => {
                  setError(undefined);
                  setReason(text);
                }}
              >
                {`${at + 1}. ${text}`}
              </Button>
            ))}
          </Stack>
          <TextField
            name="reason"
            label="原因（客户可见）"
            value={reason}
            maxLength={200}
            error={error}
            onChange={(text) => {
              setError(undefined);
              setReason(text);
            }}
          />
          <Row data-justify="end" data-gap={2}>
            <Button onClick={onClose}>取消</Button>
            <Button tone="danger" type="submit" busy={busy}>
              拒绝
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  );
}
