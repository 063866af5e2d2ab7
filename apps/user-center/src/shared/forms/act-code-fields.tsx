import { useSendCoinMessageMutation } from '@portal/api-client/coin';
import type { FormFailure } from '@portal/ui/form';
import { CodeFields } from './code-fields';

/** What a code to the phone is asked for: it serves this act alone. */
export const acts = { withdraw: 1, withdrawCoin: 2, mt5Password: 3, newAddress: 4 } as const;

type Props = {
  act: (typeof acts)[keyof typeof acts];
  /** A refusal that is not about the picture, such as too many codes today; it blames `verifyCode`. */
  onRefused: (failure: FormFailure) => void;
};

/** The picture that lets one ask for a code, and the field `verifyCode` of the form around for the code itself. */
export function ActCodeFields({ act, onRefused }: Props) {
  const [send] = useSendCoinMessageMutation();
  return <CodeFields send={(captcha) => send({ ...captcha, type: act })} onRefused={onRefused} />;
}
