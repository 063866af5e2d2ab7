import { useSendCoinMessageMutation } from '@portal/api-client/coin';
import type { FormFailure } from '@portal/ui/form';
import { CodeFields } from './code-fields';

/** The act that an SMS code is requested for; the code is valid for this act only. */
export const acts = { withdraw: 1, withdrawCoin: 2, mt5Password: 3, newAddress: 4 } as const;

type Props = {
  act: (typeof acts)[keyof typeof acts];
  /** A refusal that does not concern the captcha, such as too many codes today; it is shown at `verifyCode`. */
  onRefused: (failure: FormFailure) => void;
};

/** The captcha that is needed to request a code, and field `verifyCode` of the surrounding form for the code. */
export function ActCodeFields({ act, onRefused }: Props) {
  const [send] = useSendCoinMessageMutation();
  return <CodeFields use="act" send={(captcha) => send({ ...captcha, type: act })} onRefused={onRefused} />;
}
