import { useEffect, useState } from 'react';
import { Button } from '../button/button';
import { CheckIcon, CopyIcon } from '../icon/drawings';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { copyText } from './copy-text';
import { useTexts } from '../texts/use-texts';
import { copyTexts } from './copy-texts';

export type CopyProps = {
  value: string;
  /** Accessible name of the button: `复制邀请码`. */
  label?: string;
};

type Outcome = 'copied' | 'failed' | undefined;

/** A button that copies a text and confirms it. */
export function Copy({ value, label }: CopyProps) {
  const texts = useTexts('copy', copyTexts);
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), 2000);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => setOutcome((await copyText(value)) ? 'copied' : 'failed');
  return (
    <>
      <Button size="small" onClick={() => void copy()}>
        {outcome === 'copied' ? <Icon of={CheckIcon} size={16} /> : <Icon of={CopyIcon} size={16} />}
        {outcome === 'failed' ? texts.failed : (label ?? texts.label)}
      </Button>
      <VisuallyHidden aria-live="polite" role={outcome === 'copied' ? 'status' : undefined}>
        {outcome === 'copied' ? texts.copied : ''}
      </VisuallyHidden>
    </>
  );
}
