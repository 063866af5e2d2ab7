import { Money } from '@portal/ui';
import { sideNote } from './break-texts';

type Props = { side: { text: string; amount?: string | undefined; currency?: string | undefined } };

/** One side of a break: the amount, if there is one, and what it is. */
export function BreakSide({ side }: Props) {
  const note = sideNote(side);
  if (side.amount === undefined) return <>{note}</>;
  return (
    <>
      <Money value={side.amount} currency={side.currency} />
      {note && ` ${note}`}
    </>
  );
}
