import { Confirm, DefinitionList, Notice, Stack } from '@portal/ui';
import type { Question } from './use-review';

type Props = {
  asked: Question | undefined;
  open: boolean;
  onClose: () => void;
  onConfirm: () => Promise<void>;
};

/** The facts of an act, and what to check before it is confirmed. */
export function ReviewDialog({ asked, open, onClose, onConfirm }: Props) {
  return (
    <Confirm
      open={open}
      title={asked?.title ?? ''}
      confirmLabel={asked?.confirmLabel ?? ''}
      dismissLabel="返回修改"
      onClose={onClose}
      onConfirm={onConfirm}
    >
      {asked && (
        <Stack>
          <DefinitionList items={asked.facts} />
          {asked.next && <p>{asked.next}</p>}
          {asked.warning && (
            <Notice tone="warn" title={asked.warningTitle}>
              {asked.warning}
            </Notice>
          )}
        </Stack>
      )}
    </Confirm>
  );
}
