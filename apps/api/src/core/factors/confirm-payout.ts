import type { FactorAnswer } from '@portal/contract/kernel';
import type { Gateway } from '../gateway/gateway';
import type { CodeTry } from '../codes/code-try';
import { Failure } from '../errors/fail';
import { factorNeeded, guessFactor, readFactor } from './customer-factor';
import type { FactorProof } from './customer-factor.store';

/** What confirms a payout, as customer.confirm takes it: a code by SMS, or an answer of the second factor. */
export type Confirmation = CodeTry | { factor: FactorProof };

const codeOf = (error: unknown) => (error instanceof Failure ? error.code : undefined);

/**
 * Submits a payout that the customer confirms by a second factor, or by a code by SMS where there is none. Answers are guesses: each is
 * counted before it is checked.
 * @param codeTry reads the code by SMS
 * @param submit is repeatable and throws `FACTOR` or `customer.factor` as SQL says
 * @throws PARAM without either, FACTOR with the options, customer.factor, customer.factorWait
 */
export async function confirmPayout<T>(
  gateway: Gateway,
  { customerId, address }: { customerId: bigint; address: string },
  { verifyCode, factor }: { verifyCode?: string | undefined; factor?: FactorAnswer | undefined },
  codeTry: (code: string) => CodeTry,
  submit: (confirmation: Confirmation) => Promise<T>,
): Promise<T> {
  if (factor)
    return guessFactor(gateway, { door: 'act', customerId, address }, async () => {
      const proof = await readFactor(gateway, customerId, factor);
      return submit({ factor: proof }).catch((error: unknown) => {
        if (codeOf(error) === 'customer.factor') return undefined;
        throw error;
      });
    });
  const needed = () => factorNeeded(gateway, customerId);
  if (verifyCode === undefined) throw (await needed()) ?? new Failure('PARAM', { status: 400, fields: ['verifyCode'] });
  return submit(codeTry(verifyCode)).catch(async (error: unknown) => {
    throw codeOf(error) === 'FACTOR' ? ((await needed()) ?? error) : error;
  });
}
