import { getUserBankDetail as call } from '@portal/contract/identity';
import { cardsOf, toCard } from '../core/banks/bank-cards';
import { handle } from '../http/handler';

export const getUserBankDetail = handle(call, async ({ customer, gateway }) =>
  (await cardsOf(gateway.db, customer.customerId)).map(toCard),
);
