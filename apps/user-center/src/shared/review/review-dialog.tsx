import { failureFrom } from '@portal/api-client/http';
import type { FactorAnswer, FactorOptions } from '@portal/contract/kernel';
import { Confirm, DefinitionList, Notice, Stack } from '@portal/ui';
import { useRef, useState } from 'react';
import { lazyPart } from '../page/lazy';
import type { ActFailure, Asked } from './question';

const FactorDialog = lazyPart(() => import('../factor/factor-dialog').then((module) => module.FactorDialog), null);

type Props = { asked: Asked | undefined; open: boolean; onClose: () => void };

/** The facts of an act, and what to check before it is confirmed; then the question for the second factor, where the gateway asks for it. */
export function ReviewDialog({ asked, open, onClose }: Props) {
  const running = useRef(false);
  // Of the question that it belongs to, so that the next review begins anew.
  const [needed, setNeeded] = useState<{ of: Asked; options: FactorOptions }>();

  /** Performs the act once; resolves to what stands in the way of the second step. */
  const perform = async (factor?: FactorAnswer): Promise<ActFailure | undefined> => {
    if (!asked || running.current) return undefined;
    running.current = true;
    try {
      const failure = await asked.act(factor);
      if (factor && failure?.fields?.['factor']) return failure;
      if (failure?.options) setNeeded({ of: asked, options: failure.options });
      else asked.answer(failure);
    } catch (cause) {
      asked.answer(failureFrom(cause));
    } finally {
      running.current = false;
    }
    return undefined;
  };
  if (asked && needed?.of === asked) {
    return (
      <FactorDialog
        title="两步验证"
        text="请用您设置的验证方式确认本次操作。"
        kinds={needed.options.kinds}
        submitLabel={asked.confirmLabel}
        onAnswer={perform}
        onClose={() => running.current || onClose()}
      />
    );
  }
  return (
    <Confirm
      open={open}
      title={asked?.title ?? ''}
      confirmLabel={asked?.confirmLabel ?? ''}
      dismissLabel="返回修改"
      onClose={onClose}
      onConfirm={async () => void (await perform())}
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
