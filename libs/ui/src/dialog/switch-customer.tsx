import { Confirm } from './confirm';
import { useTexts } from '../texts/use-texts';
import { switchCustomerTexts } from './switch-customer-texts';

export type SwitchCustomerProps = {
  /** Masked. */
  currentPhone: string;
  /** Masked. */
  otherPhone: string;
  onAnswer: (goesOn: boolean) => void;
};

/** Asks a signed-in customer before a link signs in as another one. To close the dialog is to stay. */
export function SwitchCustomer({ currentPhone, otherPhone, onAnswer }: SwitchCustomerProps) {
  const texts = useTexts('switchCustomer', switchCustomerTexts);
  return (
    <Confirm
      open
      title={texts.title}
      confirmLabel={texts.goOn}
      dismissLabel={texts.stay}
      onConfirm={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
    >
      <p>{texts.body(currentPhone, otherPhone)}</p>
      <p>{texts.warning}</p>
    </Confirm>
  );
}
