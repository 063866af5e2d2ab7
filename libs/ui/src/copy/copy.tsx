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

type Told = 'copied' | 'failed' | undefined;

/** A button that copies a text and confirms it. */
export function Copy({ value, label }: CopyProps) {
  const texts = useTexts('copy', copyTexts);
  const [told, setTold] = useState<Told>();
  useEffect(() => {
    if (!told) return;
    const timer = setTimeout(() => setTold(undefined), 2000);
    return () => clearTimeout(timer);
  }, [told]);

  const copy = async () => setTold((await copyText(value)) ? 'copied' : 'failed');
  return (
    <>
      <Button size="small" onClick={() => void copy()}>
        {told === 'copied' ? <Icon of={CheckIcon} size={16} /> : <Icon of={CopyIcon} size={16} />}
        {told === 'failed' ? texts.failed : (label ?? texts.label)}
      </Button>
      <VisuallyHidden aria-live="polite" role={told === 'copied' ? 'status' : undefined}>
        {told === 'copied' ? texts.copied : ''}
      </VisuallyHidden>
    </>
  );
}
