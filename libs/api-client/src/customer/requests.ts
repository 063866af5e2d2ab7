import type { customerCalls } from '@portal/contract/customer';
import { defineRequest } from '../http/request';
import { signInRequests } from './sign-in-requests';

type Calls = typeof customerCalls;

/** The customer calls for `call()` of @portal/api-client/http. */
export const customerRequests = {
  ...signInRequests,
  addFactor: defineRequest<Calls['addFactor']>('POST', '/v2/user/addFactor'),
  agree: defineRequest<Calls['agree']>('POST', '/v2/person/agree'),
  bindEmail: defineRequest<Calls['bindEmail']>('POST', '/v2/user/bindEmail'),
  cancelClosing: defineRequest<Calls['cancelClosing']>('POST', '/v2/person/cancelClosing'),
  cancelPhoneChange: defineRequest<Calls['cancelPhoneChange']>('POST', '/v2/user/cancelPhoneChange'),
  changePhone: defineRequest<Calls['changePhone']>('POST', '/v2/user/changePhone'),
  consents: defineRequest<Calls['consents']>('GET', '/v2/person/consents'),
  createAutoLoginToken: defineRequest<Calls['createAutoLoginToken']>('POST', '/v2/user/createAutoLoginToken'),
  endSession: defineRequest<Calls['endSession']>('POST', '/v2/user/endSession'),
  exportData: defineRequest<Calls['exportData']>('POST', '/v2/person/exportData'),
  factorOptions: defineRequest<Calls['factorOptions']>('POST', '/v2/user/passkeyOptions'),
  factors: defineRequest<Calls['factors']>('POST', '/v2/user/factors'),
  getBindEmail: defineRequest<Calls['getBindEmail']>('POST', '/v2/user/getBindEmail'),
  getResetPwdCaptcha: defineRequest<Calls['getResetPwdCaptcha']>('POST', '/v2/user/getResetPwdCaptcha', { open: true }),
  guardrails: defineRequest<Calls['guardrails']>('POST', '/v2/user/guardrails'),
  loginRecords: defineRequest<Calls['loginRecords']>('POST', '/v2/user/loginRecords'),
  notMe: defineRequest<Calls['notMe']>('POST', '/v2/user/notMe', { open: true }),
  phoneChange: defineRequest<Calls['phoneChange']>('POST', '/v2/user/phoneChange'),
  reauth: defineRequest<Calls['reauth']>('POST', '/v2/user/reauth'),
  recoveryCodes: defineRequest<Calls['recoveryCodes']>('POST', '/v2/user/recoveryCodes'),
  removeFactor: defineRequest<Calls['removeFactor']>('POST', '/v2/user/removeFactor'),
  requestClosing: defineRequest<Calls['requestClosing']>('POST', '/v2/person/requestClosing'),
  requestPhoneChange: defineRequest<Calls['requestPhoneChange']>('POST', '/v2/user/requestPhoneChange'),
  resetPwd: defineRequest<Calls['resetPwd']>('POST', '/v2/user/resetPwd', { open: true }),
  sendOpenMessage: defineRequest<Calls['sendOpenMessage']>('POST', '/v2/customer/sendOpenMessage', { open: true }),
  sendPhoneCode: defineRequest<Calls['sendPhoneCode']>('POST', '/v2/user/sendPhoneCode'),
  sessions: defineRequest<Calls['sessions']>('POST', '/v2/user/sessions'),
  updatePassWord: defineRequest<Calls['updatePassWord']>('POST', '/v2/user/updatePassWord'),
  updatePersonInfo: defineRequest<Calls['updatePersonInfo']>('POST', '/v2/person/updatePersonInfo'),
  validResetPwdCaptcha: defineRequest<Calls['validResetPwdCaptcha']>('POST', '/v2/user/validResetPwdCaptcha', {
    open: true,
  }),
  validateBrandLevel: defineRequest<Calls['validateBrandLevel']>('POST', '/v2/user/validateBrandLevel', { open: true }),
  withdrawConsent: defineRequest<Calls['withdrawConsent']>('POST', '/v2/person/withdrawConsent'),
};
