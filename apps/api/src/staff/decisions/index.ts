import { approveBankCard } from './approve-bank-card';
import { approveCoinWithdrawal } from './approve-coin-withdrawal';
import { approveIdentity } from './approve-identity';
import { approveIntroducer } from './approve-introducer';
import { approveLink } from './approve-link';
import { approvePhoneChange } from './approve-phone-change';
import { approveStop } from './approve-stop';
import { approveWithdrawal } from './approve-withdrawal';
import { payCoinWithdrawal } from './pay-coin-withdrawal';
import { payWithdrawal } from './pay-withdrawal';
import { refuseBankCard } from './refuse-bank-card';
import { refuseCoinWithdrawal } from './refuse-coin-withdrawal';
import { refuseIdentity } from './refuse-identity';
import { refuseIntroducer } from './refuse-introducer';
import { refuseLink } from './refuse-link';
import { refusePhoneChange } from './refuse-phone-change';
import { refuseWithdrawal } from './refuse-withdrawal';
import { resolveQuarantine } from './resolve-quarantine';

/** A handler for each decision on an item of a review queue. */
export const decisions = {
  approveBankCard,
  approveCoinWithdrawal,
  approveIdentity,
  approveIntroducer,
  approveLink,
  approvePhoneChange,
  approveStop,
  approveWithdrawal,
  payCoinWithdrawal,
  payWithdrawal,
  refuseBankCard,
  refuseCoinWithdrawal,
  refuseIdentity,
  refuseIntroducer,
  refuseLink,
  refusePhoneChange,
  refuseWithdrawal,
  resolveQuarantine,
};
