import { Button, Dialog, Row, Stack, TextField } from '@portal/ui';
import { useEffect, useEffectEvent, useState } from 'react';

type Props = {
  title: string;
  label: string;
  /** Reasons to choose from by their number. */
  templates?: readonly string[];
  /** Names the act. */
  confirmLabel: string;
  tone?: 'primary' | 'danger';
  onSend: (reason: string) => Promise<unknown>;
  onClose: () => void;
};

/** Asks for the reason of an act: a template by its number, or free text. */
export function ReasonDialog({ title, label, templates = [], confirmLabel, tone = 'danger', onSend, onClose }: Props) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    const text = reason.trim();
    if (!text) return setError('请填写原因');
    setBusy(true);
    await onSend(text).finally(() => setBusy(false));
  };
  // A digit chooses a template and Enter sends it, unless a field has the focus.
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof HTMLElement && /^(INPUT|BUTTON)$/.test(event.target.tagName)) return;
    const template = templates[Number(event.key) - 1];
    if (template) setReason(template);
    if (event.key === 'Enter' && !busy) void send();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <Dialog open title={title} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Stack data-gap={4}>
          <Stack data-gap={1}>
            {templates.map((text, at) => (
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
            label={label}
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
            <Button tone={tone} type="submit" busy={busy}>
              {confirmLabel}
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  );
}
