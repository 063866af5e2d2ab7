import { getUserBankDetail as call } from '@portal/contract/identity';
import { cardsOf, wireCard } from '../kernel/bank-cards';
import { handle } from '../kernel/handler';

export const getUserBankDetail = handle(call, async ({ customer, gateway }) =>
  (await cardsOf(gateway.db, customer.customerId)).map(wireCard),
);
