import { addOutCoinAddress as call } from '@portal/contract/coin';
import { checksummed, isCoinAddress } from '@portal/rules/coin-address';
import { coolingHours } from '../core/customers/cooling';
import { Failure } from '../core/errors/fail';
import { handle } from '../http/handler';
import { codeTry } from '../core/codes/code-try';
import { addAddress } from './coin.store';
import { refusedCode } from './refused-code';
import { maxAddresses } from '../core/fixed-terms/fixed-terms';

export const addOutCoinAddress = handle(call, async ({ body, customer, gateway, request, fail }) => {
  const { coin, chain, address, label, verifyCode } = body;
  if (!isCoinAddress(chain, address)) throw fail('coin.checksum', { fields: ['address'] });
  const refusal = refusedCode(gateway.brand, chain, address);
  if (refusal) throw fail(refusal, { fields: ['address'] });
  const { customerId, phone } = customer;
  const written = checksummed(chain, address);
  const added = await addAddress(gateway.db, {
    customerId,
    coin,
    chain,
    address: written,
    label,
    phone,
    max: maxAddresses,
    requestId: request.id,
    coolingHours: coolingHours(gateway),
    code: codeTry(gateway, request.asker, 'coinAddress', phone, verifyCode, { address: written }),
  });
  if (!('refused' in added)) return added;
  throw new Failure(added.refused, { fields: ['verifyCode'] });
});
