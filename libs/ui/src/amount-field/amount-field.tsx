import { cleanAmount, isAmountSoFar } from '@portal/rules/cleaning';
import styled from 'styled-components';
import { Button } from '../button/button';
import { TextField, type TextFieldProps } from '../text-field/text-field';
import { useTexts } from '../texts/use-texts';
import { amountFieldTexts } from './amount-field-texts';

export type AmountFieldProps = Omit<
  TextFieldProps,
  'type' | 'after' | 'before' | 'autoComplete' | 'inputMode' | 'label'
> & {
  label?: string;
  /** Currency code, shown before the amount. */
  currency: string;
  /** Fraction digits: 2 for USD, 6 for USDT. */
  places?: number;
  /** The maximum; when given, a button fills it in. */
  all?: { value: string; label?: string };
};

const Wide = styled.div`
  input {
    font-size: var(--text-20);
    line-height: var(--leading-tight);
    font-weight: 500;
  }
`;

/**
 * An amount of money as a decimal string. What is no amount stays as it was typed or pasted and is refused at once, with words: it
 * never becomes another amount.
 */
export function AmountField(props: AmountFieldProps) {
  const { label, currency, places = 2, all, onChange, error, placeholder = '0.00', ...rest } = props;
  const texts = useTexts('amountField', amountFieldTexts);
  return (
    <Wide>
      <TextField
        {...rest}
        label={label ?? texts.label}
        placeholder={placeholder}
        onChange={onChange}
        tidy={cleanAmount}
        error={error ?? (isAmountSoFar(rest.value, places) ? undefined : texts.wrong(places))}
        inputMode="decimal"
        autoComplete="off"
        before={currency}
        after={
          all && (
            <Button tone="quiet" size="small" onClick={() => onChange(all.value)}>
              {all.label ?? texts.all}
            </Button>
          )
        }
      />
    </Wide>
  );
}
