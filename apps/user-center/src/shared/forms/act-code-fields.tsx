import { useSendCoinMessageMutation } from '@portal/api-client/coin';
import type { FormState, FormValues } from '@portal/ui/form';
import { CodeFields } from './code-fields';

/** The act that an SMS code is requested for; the code is valid for this act only. */
export const acts = { withdraw: 1, withdrawCoin: 2, mt5Password: 3, newAddress: 4 } as const;

type Props<V extends FormValues> = {
  act: (typeof acts)[keyof typeof acts];
  form: Pick<FormState<V>, 'values' | 'check' | 'fail'>;
  /** Fields that the message names and the code is bound to. They are validated before the captcha is used up. */
  of?: readonly (keyof V & ('accountId' | 'amount' | 'bankId' | 'addressId' | 'address'))[];
};

/** The captcha that is needed to request a code, and field `verifyCode` of the surrounding form for the code. */
export function ActCodeFields<V extends FormValues>({ act, form, of = [] }: Props<V>) {
  const [send] = useSendCoinMessageMutation();
  const named = () => Object.fromEntries(of.map((name) => [name, String(form.values[name]).trim()]));
  return (
    <CodeFields
      use="act"
      send={(captcha) => send({ ...captcha, ...named(), type: act })}
      ready={async () => {
        for (const name of of) if (!(await form.check(name))) return false;
        return true;
      }}
      onRefused={form.fail}
    />
  );
}
