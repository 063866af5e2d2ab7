import type { customerCalls } from '@portal/contract/customer';
import { wire } from '../http/wire';

type Calls = typeof customerCalls;

/** The customer calls for `call()` of @portal/api-client/http. */
export const customerWires = {
  bindEmail: wire<Calls['bindEmail']>('POST', '/v2/user/bindEmail'),
  cancelPhoneChange: wire<Calls['cancelPhoneChange']>('POST', '/v2/user/cancelPhoneChange'),
  captcha: wire<Calls['captcha']>('GET', '/v2/user/captcha', { open: true, bytes: true }),
  changePhone: wire<Calls['changePhone']>('POST', '/v2/user/changePhone'),
  checkPhone: wire<Calls['checkPhone']>('POST', '/v2/customer/checkPhone', { open: true }),
  createAccount: wire<Calls['createAccount']>('POST', '/v2/customer/createAccount', { open: true }),
  createAutoLoginToken: wire<Calls['createAutoLoginToken']>('POST', '/v2/user/createAutoLoginToken'),
  endSession: wire<Calls['endSession']>('POST', '/v2/user/endSession'),
  getBindEmail: wire<Calls['getBindEmail']>('POST', '/v2/user/getBindEmail'),
  getResetPwdCaptcha: wire<Calls['getResetPwdCaptcha']>('POST', '/v2/user/getResetPwdCaptcha', { open: true }),
  loginRecords: wire<Calls['loginRecords']>('POST', '/v2/user/loginRecords'),
  login: wire<Calls['login']>('POST', '/v2/user/login', { open: true }),
  logout: wire<Calls['logout']>('POST', '/v2/user/logout'),
  phoneChange: wire<Calls['phoneChange']>('POST', '/v2/user/phoneChange'),
  requestPhoneChange: wire<Calls['requestPhoneChange']>('POST', '/v2/user/requestPhoneChange'),
  resetPwd: wire<Calls['resetPwd']>('POST', '/v2/user/resetPwd', { open: true }),
  sendOpenMessage: wire<Calls['sendOpenMessage']>('POST', '/v2/customer/sendOpenMessage', { open: true }),
  sendPhoneCode: wire<Calls['sendPhoneCode']>('POST', '/v2/user/sendPhoneCode'),
  sessions: wire<Calls['sessions']>('POST', '/v2/user/sessions'),
  updatePassWord: wire<Calls['updatePassWord']>('POST', '/v2/user/updatePassWord'),
  updatePersonInfo: wire<Calls['updatePersonInfo']>('POST', '/v2/person/updatePersonInfo'),
  validResetPwdCaptcha: wire<Calls['validResetPwdCaptcha']>('POST', '/v2/user/validResetPwdCaptcha', { open: true }),
  validateBrandLevel: wire<Calls['validateBrandLevel']>('POST', '/v2/user/validateBrandLevel', { open: true }),
};
