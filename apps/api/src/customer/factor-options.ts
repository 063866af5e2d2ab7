import { factorOptions as call } from '@portal/contract/customer';
import { customerAsking, passkeyOptionsFor } from '../core/factors/customer-factor';
import { customerPasskeys, openChallenge } from '../core/factors/customer-factor.store';
import { askNewPasskey } from '../core/factors/passkeys';
import { handle } from '../http/handler';

export const factorOptions = handle(call, async ({ body, customer, gateway }) => {
  const { brand, db } = gateway;
  const { customerId } = customer;
  if (body.for !== 'add') return passkeyOptionsFor(gateway, customerId);
  const number = String(customerId);
  const user = { id: number, name: number, displayName: number, site: brand.shortName };
  const options = await askNewPasskey(customerAsking(gateway), user, await customerPasskeys(db, customerId));
  await openChallenge(db, customerId, 'new', options.challenge);
  return options;
});
