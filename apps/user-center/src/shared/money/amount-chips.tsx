import { groupDigits } from '@portal/rules/money';
import styled from 'styled-components';

type Props = {
  amounts: readonly string[];
  /** The current amount: its chip is pressed. */
  value: string;
  /** Everything that may be taken; when given, `全部` fills it in. */
  all?: string;
  onChoose: (amount: string) => void;
};

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  button {
    flex: 1 0 64px;
    min-height: 44px;
    padding: 4px 12px;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius);
    background: var(--surface);
    font-size: var(--text-14);
    font-variant-numeric: tabular-nums;
  }
  button:hover {
    background: var(--sunken);
  }
  button[aria-pressed='true'] {
    border-color: var(--action);
    background: var(--action-tint);
    color: var(--action-text);
  }
`;

/** Amounts that customers often take, one press each. */
export function AmountChips({ amounts, value, all, onChoose }: Props) {
  if (amounts.length === 0 && all === undefined) return null;
  const chip = (amount: string, label: string) => (
    <button key={label} type="button" aria-pressed={value === amount} onClick={() => onChoose(amount)}>
      {label}
    </button>
  );
  return (
    <Chips role="group" aria-label="快捷选择">
      {amounts.map((amount) => chip(amount, groupDigits(amount, 0)))}
      {all !== undefined && chip(all, '全部')}
    </Chips>
  );
}
