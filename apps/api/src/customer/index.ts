import { addFactor } from './add-factor';
import { agree } from './agree';
import { bindEmail } from './bind-email';
import { cancelPhoneChange } from './cancel-phone-change';
import { cancelClosing } from './closing/cancel-closing';
import { requestClosing } from './closing/request-closing';
import { captcha } from './captcha';
import { changePhone } from './change-phone';
import { checkPhone } from './check-phone';
import { consents } from './consents';
import { createAccount } from './create-account';
import { createAutoLoginToken } from './create-auto-login-token';
import { endSession } from './end-session';
import { eraseClosed } from './erasing/erase-closed';
import { exportData } from './own-data/export-data';
import { dropExports, exportJob } from './own-data/export-job';
import { factorOptions } from './factor-options';
import { factors } from './factors';
import { getBindEmail } from './get-bind-email';
import { getResetPwdCaptcha } from './get-reset-pwd-captcha';
import { guardrails } from './guardrails';
import { login } from './login';
import { loginRecords } from './login-records';
import { logout } from './logout';
import { notMe } from './not-me';
import { phoneChange } from './phone-change';
import { autoReviewPhone } from './phone/auto-review-phone';
import { reauth } from './reauth';
import { recoveryCodes } from './recovery-codes';
import { removeFactor } from './remove-factor';
import { requestPhoneChange } from './request-phone-change';
import { resetPwd } from './reset-pwd';
import { sendOpenMessage } from './send-open-message';
import { sendPhoneCode } from './send-phone-code';
import { sessions } from './sessions';
import { tokenOwner } from './token-owner';
import { updatePassWord } from './update-pass-word';
import { updatePersonInfo } from './update-person-info';
import { validResetPwdCaptcha } from './valid-reset-pwd-captcha';
import { validateBrandLevel } from './validate-brand-level';
import { withdrawConsent } from './withdraw-consent';
import { customerFile } from './staff/customer-file';
import { endCustomerSessions } from './staff/end-customer-sessions';
import { freezeCustomer } from './staff/freeze-customer';
import { liftFreeze } from './staff/lift-freeze';
import { closeCustomer } from './staff/close-customer';
import { closings } from './staff/closings';
import { refuseClosing } from './staff/refuse-closing';
import { decideFactorReset } from './staff/decide-factor-reset';
import { factorResets } from './staff/factor-resets';
import { proposeFactorReset } from './staff/propose-factor-reset';
import { proposePhone } from './staff/propose-phone';
import { sendNewPhoneCode } from './staff/send-new-phone-code';
import { exportCustomer } from './staff/export-customer';
import { setCustomerLimits } from './staff/set-customer-limits';
import { setCustomerProfile } from './staff/set-customer-profile';
import { revealIdentity } from './staff/reveal-identity';
import type { customerCalls } from '@portal/contract/customer';
import type { staffCalls } from '@portal/contract/staff';
import type { Handlers } from '../http/handler';
import type { Jobs } from '../core/gateway/job';

export { phoneQueue } from './phone/review-queue';

export const customerHandlers = {
  addFactor,
  agree,
  bindEmail,
  cancelClosing,
  cancelPhoneChange,
  captcha,
  changePhone,
  checkPhone,
  consents,
  createAccount,
  createAutoLoginToken,
  endSession,
  exportData,
  factorOptions,
  factors,
  getBindEmail,
  getResetPwdCaptcha,
  guardrails,
  loginRecords,
  login,
  logout,
  notMe,
  phoneChange,
  reauth,
  recoveryCodes,
  removeFactor,
  requestClosing,
  requestPhoneChange,
  resetPwd,
  sendOpenMessage,
  sendPhoneCode,
  sessions,
  tokenOwner,
  updatePassWord,
  updatePersonInfo,
  validResetPwdCaptcha,
  validateBrandLevel,
  withdrawConsent,
} satisfies Handlers<typeof customerCalls>;

/** What staff do with customers. */
export const customerStaffHandlers = {
  closeCustomer,
  closings,
  refuseClosing,
  decideFactorReset,
  exportCustomer,
  factorResets,
  proposeFactorReset,
  proposePhone,
  sendNewPhoneCode,
  setCustomerLimits,
  setCustomerProfile,
  customerFile,
  endCustomerSessions,
  freezeCustomer,
  liftFreeze,
  revealIdentity,
} satisfies Partial<Handlers<typeof staffCalls>>;

export const customerJobs: Jobs = {
  'customer.autoReviewPhone': autoReviewPhone,
  'customer.dropExports': dropExports,
  'customer.eraseClosed': eraseClosed,
  'customer.export': exportJob,
};
