import { api } from '../kernel/api';
import { act, read } from '../kernel/endpoint';
import { standing } from '../kernel/tag-types';
import { customerRequests as requests } from './requests';

/** The customer endpoints, injected into the base api. */
export const customerApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    agree: act(build, requests.agree, ['customer', 'userInfo']),
    bindEmail: act(build, requests.bindEmail, standing),
    cancelClosing: act(build, requests.cancelClosing),
    cancelPhoneChange: act(build, requests.cancelPhoneChange, ['customer']),
    changePhone: act(build, requests.changePhone, [...standing, 'customer', 'message']),
    checkPhone: read(build, requests.checkPhone),
    consents: read(build, requests.consents, ['customer']),
    createAccount: act(build, requests.createAccount),
    createAutoLoginToken: act(build, requests.createAutoLoginToken),
    endSession: act(build, requests.endSession, ['customer']),
    exportData: act(build, requests.exportData),
    getBindEmail: act(build, requests.getBindEmail),
    getResetPwdCaptcha: act(build, requests.getResetPwdCaptcha),
    guardrails: read(build, requests.guardrails, ['customer']),
    login: act(build, requests.login),
    loginRecords: read(build, requests.loginRecords, ['customer']),
    logout: act(build, requests.logout),
    notMe: act(build, requests.notMe),
    phoneChange: read(build, requests.phoneChange, ['customer']),
    requestClosing: act(build, requests.requestClosing),
    requestPhoneChange: act(build, requests.requestPhoneChange, ['customer', 'message']),
    resetPwd: act(build, requests.resetPwd),
    sendOpenMessage: act(build, requests.sendOpenMessage),
    sendPhoneCode: act(build, requests.sendPhoneCode),
    sessions: read(build, requests.sessions, ['customer']),
    tokenOwner: act(build, requests.tokenOwner),
    updatePassWord: act(build, requests.updatePassWord, ['customer', 'withdraw', 'coinWithdrawPageInfo']),
    updatePersonInfo: act(build, requests.updatePersonInfo, ['userInfo']),
    validResetPwdCaptcha: act(build, requests.validResetPwdCaptcha),
    validateBrandLevel: read(build, requests.validateBrandLevel, ['terms']),
    withdrawConsent: act(build, requests.withdrawConsent, ['customer']),
  }),
});
