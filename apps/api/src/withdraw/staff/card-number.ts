import { numberContext } from '../../crypto/number-index';
import type { Gateway } from '../../core/gateway/gateway';
import type { TargetRow } from './batch.store';

/** The full number of the bank card; undefined for a coin payout. */
export const cardNumber = ({ crypto }: Pick<Gateway, 'crypto'>, row: TargetRow): string | undefined =>
  row.number_encrypted
    ? crypto.decrypt(row.number_encrypted, numberContext('bank_card.number', row.customer_id)).toString()
    : undefined;
