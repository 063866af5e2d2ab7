import type { Preferences } from '@portal/contract/message';
import { Checkbox, Tag, Text, VisuallyHidden } from '@portal/ui';
import { carrierWords, chosenOf, type Carrier, type PreferenceRow } from './preference-rows';

interface Props {
  row: PreferenceRow;
  held: Preferences;
  carrier: Carrier;
  onSet: (enabled: boolean) => void;
}

/** Whether the kinds of a line go by a carrier: a choice, or what is fixed. */
export function CarrierCell({ row, held, carrier, onSet }: Props) {
  const chosen = chosenOf(held, row, carrier);
  if (chosen === undefined)
    return (
      <Text data-tone="soft">
        <span aria-hidden="true">—</span>
        <VisuallyHidden>不发送</VisuallyHidden>
      </Text>
    );
  const { fixed } = row;
  if (fixed === 'consent') return chosen === 'all' ? <Tag tone="ok">已同意</Tag> : <Tag>未同意</Tag>;
  if (fixed) return <Tag>始终发送</Tag>;
  return (
    <Checkbox
      name={`${row.id} ${carrier}`}
      label={
        <>
          <VisuallyHidden>{`${row.title}，${carrierWords[carrier]}`}</VisuallyHidden>
          {chosen === 'some' && '部分'}
        </>
      }
      value={chosen === 'all'}
      onChange={onSet}
    />
  );
}
