import { isDatabaseError, type Db } from '../../database/database';
import type { GatewayEnv } from '../../core/gateway/gateway-env';
import { demoByNickname, namedDemo } from './demo-customer.store';

/**
 * The nickname that a customer must carry to be shown to everybody at `/demo`. A number alone could be mistyped, and would show a real
 * customer to the world; whoever owns the account has to say so as well.
 */
export const demoNickname = '示例账户';

/** Whether there is a demo at all: in the sandbox always, otherwise where the operator names a customer. */
export const hasDemo = ({ MODE, DEMO_CUSTOMER }: Pick<GatewayEnv, 'MODE' | 'DEMO_CUSTOMER'>): boolean =>
  MODE === 'sandbox' || DEMO_CUSTOMER !== '';

/** The customer whom `/demo` shows. Undefined: none is named, or the named one is closed or does not carry the nickname. */
export async function findDemoCustomer(
  db: Db,
  env: Pick<GatewayEnv, 'MODE' | 'DEMO_CUSTOMER'>,
): Promise<bigint | undefined> {
  if (!hasDemo(env)) return undefined;
  if (env.DEMO_CUSTOMER === '') return (await demoByNickname(db, demoNickname))?.id;
  const found = await namedDemo(db, env.DEMO_CUSTOMER);
  return found && !found.closed && found.nickname === demoNickname ? found.id : undefined;
}

/** What is wrong with the customer that DEMO_CUSTOMER names, for `portal check`. */
export async function demoFaults(
  db: Db,
  { DEMO_CUSTOMER: number }: Pick<GatewayEnv, 'DEMO_CUSTOMER'>,
): Promise<string[]> {
  if (number === '') return [];
  const found = await namedDemo(db, number).catch((error: unknown) => {
    // A database that no gateway has used has no customers.
    if (isDatabaseError(error) && error.code === '42P01') return undefined;
    throw error;
  });
  if (!found) return [`DEMO_CUSTOMER：没有客户 ${number}，/demo 显示没有示例账户`];
  return [
    ...(found.closed ? [`DEMO_CUSTOMER：客户 ${number} 已销户，/demo 显示没有示例账户`] : []),
    ...(found.nickname === demoNickname
      ? []
      : [`DEMO_CUSTOMER：客户 ${number} 的昵称不是“${demoNickname}”，因此不公开；请核对客户号，或登录该账户修改昵称`]),
  ];
}
