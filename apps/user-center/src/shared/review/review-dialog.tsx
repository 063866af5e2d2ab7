import { Confirm, DefinitionList, Notice, Stack } from '@portal/ui';
import type { Question } from './use-review';

export type ReviewDialogProps = {
  asked: Question | undefined;
  onBack: () => void;
  onConfirm: () => Promise<void>;
  /** The dialog cannot be loaded. */
  onFailed: (cause: unknown) => void;
};

/** The facts of an act, and what to check before it is confirmed. */
export function ReviewDialog({ asked, onBack, onConfirm }: ReviewDialogProps) {
  return (
    <Confirm
      open={asked !== undefined}
      title={asked?.title ?? ''}
      confirmLabel={asked?.confirmLabel ?? '确认无误，提交'}
      dismissLabel="返回修改"
      onClose={onBack}
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
