import { bindEmail } from './bind-email';
import { captcha } from './captcha';
import { checkPhone } from './check-phone';
import { createAccount } from './create-account';
import { createAutoLoginToken } from './create-auto-login-token';
import { endSession } from './end-session';
import { getBindEmail } from './get-bind-email';
import { getResetPwdCaptcha } from './get-reset-pwd-captcha';
import { loginRecords } from './login-records';
import { login } from './login';
import { logout } from './logout';
import { resetPwd } from './reset-pwd';
import { sendOpenMessage } from './send-open-message';
import { sessions } from './sessions';
import { updatePassWord } from './update-pass-word';
import { updatePersonInfo } from './update-person-info';
import { validResetPwdCaptcha } from './valid-reset-pwd-captcha';
import { validateBrandLevel } from './validate-brand-level';
import type { customerCalls } from '@portal/contract/customer';
import type { Handlers } from '../kernel/handler';

export const customerHandlers = {
  bindEmail,
  captcha,
  checkPhone,
  createAccount,
  createAutoLoginToken,
  endSession,
  getBindEmail,
  getResetPwdCaptcha,
  loginRecords,
  login,
  logout,
  resetPwd,
  sendOpenMessage,
  sessions,
  updatePassWord,
  updatePersonInfo,
  validResetPwdCaptcha,
  validateBrandLevel,
} satisfies Handlers<typeof customerCalls>;
