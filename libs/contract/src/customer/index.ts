import { addFactor } from './add-factor';
import { agree } from './agree';
import { bindEmail } from './bind-email';
import { cancelClosing } from './cancel-closing';
import { cancelPhoneChange } from './cancel-phone-change';
import { captcha } from './captcha';
import { changePhone } from './change-phone';
import { checkPhone } from './check-phone';
import { consents } from './consents';
import { createAccount } from './create-account';
import { createAutoLoginToken } from './create-auto-login-token';
import { endSession } from './end-session';
import { exportData } from './export-data';
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
import { reauth } from './reauth';
import { recoveryCodes } from './recovery-codes';
import { removeFactor } from './remove-factor';
import { requestClosing } from './request-closing';
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

export * from './add-factor';
export * from './agree';
export * from './bind-email';
export * from './cancel-closing';
export * from './cancel-phone-change';
export * from './captcha';
export * from './change-phone';
export * from './check-phone';
export * from './consents';
export * from './closing';
export * from './create-account';
export * from './create-auto-login-token';
export * from './login-answer';
export type { CustInfo } from '../kernel';
export * from './end-session';
export * from './export-data';
export * from './factor-options';
export * from './factors';
export * from './get-bind-email';
export * from './get-reset-pwd-captcha';
export type { GuardrailName, Guardrails } from '../kernel';
export * from './guardrails';
export * from './login';
export * from './login-records';
export * from './logout';
export * from './not-me';
export * from './phone-change';
export * from './reauth';
export * from './recovery-codes';
export * from './remove-factor';
export * from './request-closing';
export * from './request-phone-change';
export * from './reset-pwd';
export * from './send-open-message';
export * from './send-phone-code';
export * from './sessions';
export * from './token-owner';
export * from './update-pass-word';
export * from './update-person-info';
export * from './valid-reset-pwd-captcha';
export * from './validate-brand-level';
export * from './withdraw-consent';

/** The customer calls by name. */
export const customerCalls = {
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
  login,
  loginRecords,
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
} as const;
