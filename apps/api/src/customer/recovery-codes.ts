import { recoveryCodes as call } from '@portal/contract/customer';
import { audit } from '../core/audit/audit';
import { factorNeeded, guessFactor, readFactor } from '../core/factors/customer-factor';
import { takeFactor } from '../core/factors/customer-factor.store';
import { leaveMessage } from '../core/messages/message';
import { handle, type Ctx } from '../http/handler';
import { codesLeft, dropRecoveryCodes, lockFactors } from './factors/factor.store';
import { keepRecoveryCodes } from './factors/keep-recovery-codes';

async function renewCodes({ body, customer, gateway, request, fail }: Ctx<typeof call>): Promise<string[]> {
  const { customerId } = customer;
  const { renew: _renew, ...answer } = body;
  const whose = `customer:${customerId}` as const;
  const needed = await factorNeeded(gateway, customerId);
  if (!needed) throw fail('customer.factorUnknown');
  if (answer.code === undefined && answer.passkey === undefined) throw needed;
  return guessFactor(gateway, { door: 'act', customerId, address: request.address }, async () => {
    const proof = await readFactor(gateway, customerId, answer);
    return gateway.db.transaction(async (tx) => {
      await lockFactors(tx, customerId);
      if (!(await takeFactor(tx, customerId, proof))) return undefined;
      await dropRecoveryCodes(tx, customerId);
      const codes = await keepRecoveryCodes(tx, customerId);
      await leaveMessage(tx, {
        customerId,
        kind: 'customer.factor',
        params: { event: 'renewed' },
        href: '/user-center/settings',
      });
      await audit(tx, {
        actor: whose,
        act: 'renewRecoveryCodes',
        subject: whose,
        requestId: request.id,
        address: request.address,
      });
      return codes;
    });
  });
}

export const recoveryCodes = handle(call, async (asked) => {
  const { body, customer, gateway } = asked;
  const codes = body.renew && (await renewCodes(asked));
  return { left: await codesLeft(gateway.db, customer.customerId), ...(codes && { recoveryCodes: codes }) };
});
