import { api } from '../kernel/api';
import { act, read } from '../kernel/endpoint';
import { standing } from '../kernel/tag-types';
import { customerWires as wires } from './wires';

/** The customer endpoints, put into the one base api. */
export const customerApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    bindEmail: act(build, wires.bindEmail, standing),
    cancelPhoneChange: act(build, wires.cancelPhoneChange, ['customer']),
    changePhone: act(build, wires.changePhone, [...standing, 'customer', 'message']),
    checkPhone: read(build, wires.checkPhone),
    createAccount: act(build, wires.createAccount),
    createAutoLoginToken: act(build, wires.createAutoLoginToken),
    endSession: act(build, wires.endSession, ['customer']),
    getBindEmail: act(build, wires.getBindEmail),
    getResetPwdCaptcha: act(build, wires.getResetPwdCaptcha),
    login: act(build, wires.login),
    loginRecords: read(build, wires.loginRecords, ['customer']),
    logout: act(build, wires.logout),
    phoneChange: read(build, wires.phoneChange, ['customer']),
    requestPhoneChange: act(build, wires.requestPhoneChange, ['customer', 'message']),
    resetPwd: act(build, wires.resetPwd),
    sendOpenMessage: act(build, wires.sendOpenMessage),
    sendPhoneCode: act(build, wires.sendPhoneCode),
    sessions: read(build, wires.sessions, ['customer']),
    updatePassWord: act(build, wires.updatePassWord, ['customer', 'withdraw', 'coinWithdrawPageInfo']),
    updatePersonInfo: act(build, wires.updatePersonInfo, ['userInfo']),
    validResetPwdCaptcha: act(build, wires.validResetPwdCaptcha),
    validateBrandLevel: read(build, wires.validateBrandLevel),
  }),
});
