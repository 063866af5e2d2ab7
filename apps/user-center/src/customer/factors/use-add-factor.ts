import { useAddFactorMutation, useFactorOptionsMutation } from '@portal/api-client/customer';
import { failureOf, type ApiError } from '@portal/api-client/http';
import type { customerCalls } from '@portal/contract/customer';
import type { ArgsOf, FactorAnswer, FactorKind, OkOf } from '@portal/contract/kernel';
import { makePasskey } from '@portal/ui/factor';
import { useRef } from 'react';

type AddFactor = (typeof customerCalls)['addFactor'];
type Added = { data?: OkOf<AddFactor>; failure?: Pick<ApiError, 'code' | 'msg' | 'fields' | 'options'> };
/** What shows that it is the customer: the code by SMS for the first factor, one of those there are for a further one. */
export type Identified = { label: string; password: string; verifyCode?: string; factor?: FactorAnswer };

const notMade = { code: 'PASSKEY', msg: '没有建立通行密钥，请重试' };

/**
 * Begins an authenticator app, or makes a passkey and adds it. A passkey that was made is sent again after another refusal, so that the device
 * does not keep one that nobody knows.
 */
export function useAddFactor(kind: FactorKind): (identified: Identified) => Promise<Added> {
  const [addFactor] = useAddFactorMutation();
  const [factorOptions] = useFactorOptionsMutation();
  const made = useRef<unknown>(undefined);

  return async ({ label, password, verifyCode, factor }) => {
    const body: ArgsOf<AddFactor> = { kind, label, password, verifyCode, factor };
    if (kind === 'passkey') {
      if (!made.current) {
        const asked = await factorOptions({ for: 'add' });
        if (asked.data === undefined) return { failure: failureOf(asked) };
        made.current = await makePasskey(asked.data);
      }
      if (!made.current) return { failure: notMade };
      body.passkey = made.current as never;
    }
    const outcome = await addFactor(body);
    if (outcome.data) return { data: outcome.data };
    const failure = failureOf(outcome);
    if (failure?.code === 'customer.factorSetup' || failure?.fields?.['passkey']) made.current = undefined;
    return { failure };
  };
}
