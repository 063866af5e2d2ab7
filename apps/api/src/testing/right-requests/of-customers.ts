import { calls } from '@portal/contract';
import {
  agreementsFor,
  mt5Password,
  newPhone,
  openMt5,
  payDeposit,
  picture,
  readCode,
  registerCustomer,
  solveCaptcha,
  submitIdentity,
  upload,
} from '@portal/testkit';
import { randomUUID } from 'node:crypto';
import { beijingMinute } from '../../core/time/beijing-time';
import { addTotp, factorSms } from '../factors';
import { bankCard, idCard } from '../kyc-forms';
import { giveCode, platformShows } from '../payouts';
import { newestTicket } from '../notices';
import { pushBrowser } from '../push';
import { changeForm, identified, requestForm } from '../phone-changes';
import { readDeals } from '../read-deals';
import type { TestGateway } from '../start-test-gateway';
import { draftOf, registered, funded, inReview, member, to, visitor, withCaptcha } from './right';

const { account, common, customer, deposit, identity, recommend, reports, support, transfer } = calls;

const browserOf = ({ gateway }: TestGateway) =>
  ({ nationCode: '86', signature: gateway.brand.code, trackParameters: {} }) as const;

/** A browser that was sent a code for a new password. */
async function reset(test: TestGateway) {
  const [{ phone }, { client, captcha }] = [await registered(test), await withCaptcha(test)];
  await client.ok(customer.getResetPwdCaptcha, { mobilePhone: phone, nationCode: '86', ...captcha });
  return { client, form: { mobilePhone: phone, verifyCode: await readCode(client, phone) } };
}

/** A login of the platform in a customer's name that nobody has linked. */
export async function loginOf(test: TestGateway) {
  const { mt5Id } = await funded(test);
  const { login } = await test.gateway.db.row<{ login: string }>(
    'test.loose',
    `insert into mt5."user"
       select (jsonb_populate_record(u, jsonb_build_object('login', (select max(login) + 1 + (random() * 1e6)::int from mt5."user"), 'external_id', gen_random_uuid()))).*
       from mt5."user" u where login = (select login::bigint from account.account where id = $1::bigint)
       returning login::text`,
    [mt5Id],
  );
  return login;
}

/** Journeys of visitors and of customers, without money that leaves. */
export const ofCustomers = [
  to(customer.addFactor)(async (test) => {
    const person = await registered(test);
    const verifyCode = await factorSms(person);
    return { client: person.client, args: { kind: 'totp', password: person.password, verifyCode } };
  }),
  to(customer.factorOptions)(async (test) => ({ client: (await registered(test)).client, args: { for: 'add' } })),
  to(customer.recoveryCodes)(async (test) => {
    const person = await registered(test);
    const { recoveryCodes } = await addTotp(person);
    return { client: person.client, args: { renew: true, code: recoveryCodes[0] ?? '' } };
  }),
  to(customer.reauth)(async (test) => {
    const { client, password } = await registered(test);
    return { client, args: { password } };
  }),
  to(customer.removeFactor)(async (test) => {
    const person = await registered(test);
    const { id, recoveryCodes } = await addTotp(person);
    return { client: person.client, args: { id, code: recoveryCodes[0] ?? '' } };
  }),
  to(customer.bindEmail)(async (test) => {
    const { client, password } = await registered(test);
    const email = `${randomUUID()}@qq.com`;
    await client.ok(customer.getBindEmail, { email, ...(await solveCaptcha(client)) });
    return { client, args: { email, verifyCode: await readCode(client, email), password } };
  }),
  to(customer.agree)(async (test) => {
    const { client } = await registered(test);
    return { client, args: { agreements: await agreementsFor(client, 'marketing') } };
  }),
  to(customer.withdrawConsent)(async (test) => {
    const { client } = await registered(test);
    const agreements = await agreementsFor(client, 'marketing');
    await client.ok(customer.agree, { agreements });
    return { client, args: { id: agreements[0]?.id ?? '' } };
  }),
  to(customer.requestClosing)(async (test) => {
    const { client, password } = await registered(test);
    return { client, args: { password, reason: '不再使用' } };
  }),
  to(customer.cancelClosing)(async (test) => {
    const { client, password } = await registered(test);
    await client.ok(customer.requestClosing, { password });
    return { client, args: {} };
  }),
  to(customer.cancelPhoneChange)(async (test) => {
    const person = await identified(test);
    const { id = '' } = await person.client.ok(customer.requestPhoneChange, await requestForm(test, person));
    return { client: person.client, args: { id } };
  }),
  to(customer.changePhone)(async (test) => {
    const person = await registered(test);
    return { client: person.client, args: await changeForm(test, person) };
  }),
  to(customer.createAccount)(async (test) => {
    const { client, captcha } = await withCaptcha(test);
    const form = { ...browserOf(test), mobilePhone: newPhone() };
    await client.ok(customer.sendOpenMessage, { ...form, ...captcha });
    const verifyCode = await readCode(client, form.mobilePhone);
    const agreements = await agreementsFor(client, 'register');
    return { client, args: { ...form, verifyCode, password: 'Passw0rd1', platform: 1, agreements } };
  }),
  to(customer.endSession)(async (test) => {
    const { client, phone, password } = await registered(test);
    await visitor(test).ok(customer.login, { username: phone, password, platform: 2 });
    const list = await client.ok(customer.sessions, {});
    return { client, args: { id: list.find(({ current }) => !current)?.id ?? '' } };
  }),
  to(customer.getBindEmail)(async (test) => {
    const { client } = await registered(test);
    return { client, args: { email: `${randomUUID()}@qq.com`, ...(await solveCaptcha(client)) } };
  }),
  to(customer.getResetPwdCaptcha)(async (test) => {
    const { client, captcha } = await withCaptcha(test);
    return { client, args: { mobilePhone: newPhone(), nationCode: '86', ...captcha } };
  }),
  to(identity.appropriateness)(async (test) => ({ client: (await registered(test)).client, args: {} })),
  to(identity.answerTask)(async (test) => {
    const { client, customerNumber } = await registered(test);
    const { id } = await (await member(test)).ok(calls.staff.askTask, { customerNumber, kind: 'address' });
    return { client, args: { id, fileIds: [await upload(client)] } };
  }),
  to(customer.guardrails)(async (test) => ({
    client: (await registered(test)).client,
    args: { depositDay: '500.00' },
  })),
  to(calls.message.preferences)(async (test) => ({
    client: (await registered(test)).client,
    args: { 'deposit.paid': { sms: false } },
  })),
  to(calls.message.addPushDevice)(async (test) => ({
    client: (await registered(test)).client,
    args: pushBrowser().args,
  })),
  to(calls.message.removePushDevice)(async (test) => {
    const { client } = await registered(test);
    const { devices } = await client.ok(calls.message.addPushDevice, pushBrowser().args);
    return { client, args: { id: devices[0]?.id ?? '' } };
  }),
  to(customer.login)(async (test) => {
    const { phone, password } = await registered(test);
    return { client: visitor(test), args: { username: phone, password, platform: 1 } };
  }),
  to(customer.logout)(async (test) => ({ client: (await registered(test)).client, args: {} })),
  to(customer.notMe)(async (test) => {
    const { client, password, customerNumber } = await registered(test);
    await client.ok(customer.updatePassWord, { oldPassword: password, newPassword: 'Another1' });
    return { client: visitor(test), args: { ticket: await newestTicket(test, customerNumber) } };
  }),
  to(customer.requestPhoneChange)(async (test) => {
    const person = await identified(test);
    return { client: person.client, args: await requestForm(test, person) };
  }),
  to(customer.resetPwd)(async (test) => {
    const { client, form } = await reset(test);
    const { ticket } = await client.ok(customer.validResetPwdCaptcha, form);
    return { client, args: { ticket, password: 'Another1' } };
  }),
  to(customer.validResetPwdCaptcha)(async (test) => {
    const { client, form } = await reset(test);
    return { client, args: form };
  }),
  to(customer.sendOpenMessage)(async (test) => {
    const { client, captcha } = await withCaptcha(test);
    return { client, args: { ...browserOf(test), mobilePhone: newPhone(), ...captcha } };
  }),
  to(customer.sendPhoneCode)(async (test) => {
    const { client } = await registered(test);
    return { client, args: await solveCaptcha(client) };
  }),
  to(customer.updatePassWord)(async (test) => {
    const { client, password } = await registered(test);
    return { client, args: { oldPassword: password, newPassword: 'Another1' } };
  }),
  to(identity.addIdCard)(async (test) => {
    const { client } = await registered(test);
    return { client, args: await idCard(client) };
  }),
  to(identity.addBank)(async (test) => {
    const { client } = await inReview(test);
    return { client, args: await bankCard(client) };
  }),
  to(reports.certificatePdf)(async (test) => {
    const { client } = await identified(test);
    return { client, args: { date: beijingMinute(new Date()).slice(0, 10) } };
  }),
  to(common.file)(async (test) => {
    const { client } = await registered(test);
    return { client, args: { fileId: await upload(client) } };
  }),
  to(common.uploadFile)(async (test) => ({ client: (await registered(test)).client, args: {}, file: picture() })),
  to(account.archiveMt5Account)(async (test) => {
    const { client } = await inReview(test);
    return { client, args: { id: await openMt5(client) } };
  }),
  to(account.createMT5Account)(async (test) => {
    const { client } = await inReview(test);
    return { client, args: { level: 'MIN', password: mt5Password } };
  }),
  to(account.createMT5AccountWithToken)(async (test) => {
    // Only an app may send its token in the body.
    const app = await registerCustomer(test.url, { platform: 2 });
    await submitIdentity(app.client, false);
    const { token = '' } = app.client;
    return { client: visitor(test), args: { level: 'MIN', password: mt5Password, token } };
  }),
  to(account.getAccountInfoAjax)(async (test) => {
    const { client, mt5Id: id } = await funded(test);
    return { client, args: { id } };
  }),
  to(account.giveUpCredit)(async (test) => {
    const { client, mt5Id: id } = await funded(test);
    const { account_no: login } = await client.ok(account.getAccountInfoAjax, { id });
    const ticket = `gift-${login}`;
    await test.gateway.ports.trading.applyBalance({ login, action: 'credit', amount: 10_00n, comment: 'gift', ticket });
    await readDeals(test, login);
    return { client, args: { id } };
  }),
  to(account.linkMT5Account)(async (test) => {
    const { client } = await identified(test);
    return { client, args: { login: await loginOf(test), password: mt5Password } };
  }),
  to(account.resetMT5Pwd)(async (test) => {
    const person = await funded(test);
    const verifyCode = await giveCode(test, person, 'mt5Password');
    return { client: person.client, args: { id: person.mt5Id, password: 'Other#2026', verifyCode } };
  }),
  to(account.upAccountLevel)(async (test) => {
    const { client, mt5Id } = await funded(test);
    await payDeposit(client, mt5Id, '600.00');
    await platformShows(test, mt5Id, 600_00n);
    return { client, args: { gts2AccountId: mt5Id } };
  }),
  to(account.updateAccount)(async (test) => {
    const { client, mt5Id: id } = await funded(test);
    return { client, args: { id, nickname: '日常账户' } };
  }),
  to(deposit.submitData)(async (test) => {
    const { client, walletId: accountId } = await funded(test);
    return { client, args: { accountId, channel: 'EGPAY', amount: '60.00' } };
  }),
  to(deposit.depositDraftCancel)(async (test) => {
    const person = await funded(test);
    const { pno } = await draftOf(person);
    return { client: person.client, args: { customerNo: person.customerNumber, pno } };
  }),
  to(deposit.depositDraftList)(async (test) => {
    const { client, customerNumber: id } = await registered(test);
    return { client, args: { id } };
  }),
  to(deposit.egpaySuccess)(async (test) => {
    const person = await funded(test);
    return { client: person.client, args: { pno: (await draftOf(person)).pno } };
  }),
  to(transfer.addTransfer)(async (test) => {
    const { client, walletId: fromAccountId, mt5Id: toAccountId } = await funded(test);
    return { client, args: { fromAccountId, toAccountId, amount: '60.00' } };
  }),
  to(transfer.mt5AddTransfer)(async (test) => {
    const { client, mt5Id: fromAccountId } = await funded(test);
    await payDeposit(client, fromAccountId, '200.00');
    await platformShows(test, fromAccountId, 200_00n);
    return { client, args: { fromAccountId, toAccountId: await openMt5(client), amount: '60.00' } };
  }),
  to(recommend.applyIntroducer)(async (test) => {
    const { client, captcha } = await withCaptcha(test);
    const person = { chineseName: '李介绍', mobilePhone: newPhone(), email: `${randomUUID()}@qq.com`, city: '上海' };
    return { client, args: { requestId: randomUUID(), ...person, channel: 'media', ...captcha } };
  }),
  to(support.reply)(async (test) => {
    const { client } = await registered(test);
    const { no } = await client.ok(support.open, { kind: 'question', subject: '入金', text: '何时到账？' });
    return { client, args: { id: no, text: '已补充' } };
  }),
  to(support.open)(async (test) => {
    const { client } = await registered(test);
    return { client, args: { kind: 'question', subject: '入金', text: '何时到账？' } };
  }),
  to(support.openAsVisitor)(async (test) => {
    const { client, captcha } = await withCaptcha(test);
    const asked = { kind: 'question', subject: '注册', text: '如何注册？' } as const;
    return { client, args: { mobilePhone: newPhone(), ...asked, ...captcha } };
  }),
];
