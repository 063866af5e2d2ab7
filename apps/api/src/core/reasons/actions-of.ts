import type { Brand } from '@portal/brand';
import { errorText } from '@portal/contract';
import type { Actions, Reason } from '@portal/contract/account';
import type { CustomerState } from '../customers/customer-state';
import { refuseDeposit } from './deposit';
import { refuseOpenMt5 } from './open-mt5';
import type { Refusal } from './refusal';
import { refuseTransfer } from './transfer';
import { refuseUpgrade } from './upgrade';
import { refuseWithdraw, refuseWithdrawCoin } from './withdraw';

const reasonOf = ({ code, values, href }: Refusal): Reason => ({ code, msg: errorText(code, values), href });

const action = (refusals: readonly Refusal[]) => ({ allowed: refusals.length === 0, reasons: refusals.map(reasonOf) });

/**
 * The reason engine: what the customer may do now, and what is missing for the rest. The calls use the same functions, so the code
 * of a reason is the error code of the call.
 */
export const actionsOf = (brand: Brand, state: CustomerState): Actions => ({
  openMt5: action(refuseOpenMt5(state)),
  deposit: action(refuseDeposit(brand, state)),
  withdraw: action(refuseWithdraw(state)),
  withdrawCoin: action(refuseWithdrawCoin(state)),
  transfer: action(refuseTransfer(state)),
  upgrade: action(refuseUpgrade(brand, state)),
});
