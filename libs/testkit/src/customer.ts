import { account, common, customer, deposit, identity, message, sandbox } from './calls';
import { randomUUID } from 'node:crypto';
import { Client } from './client';
import { newBankNumber, newIdNumber, newPhone, picture } from './test-values';
import { waitFor } from './wait-for';

export interface TestCustomer {
  client: Client;
  phone: string;
  password: string;
  customerNumber: string;
}

export const mt5Password = 'Trade#2026';

/** Gets a new captcha and its solution from the sandbox. */
export async function solveCaptcha(client: Client): Promise<{ random: string; validate: string }> {
  const random = randomUUID();
  await client.fetch(`/v2/user/captcha?random=${random}`);
  return { random, ...(await client.ok(sandbox.captchaAnswer, { random })) };
}

/** The newest code for a phone or e-mail address in the sandbox's inbox. */
export async function readCode(client: Client, to: string): Promise<string> {
  const { data } = await client.request<{ code?: string }[]>(`/sandbox/inbox?to=${encodeURIComponent(to)}`);
  const code = data.find((message) => message.code)?.code;
  if (!code) throw new Error(`no code for ${to}`);
  return code;
}

/** The texts that a form of the kind asks a customer to agree to, as the call takes them. */
export async function agreementsFor(client: Client, kind: 'register' | 'identity' | 'bank' | 'marketing') {
  const { agreements } = await client.ok(common.getCommonConfig, {});
  return agreements.filter((text) => text.for === kind).map(({ id, version }) => ({ id, version }));
}

/** Registers a new customer with public calls. */
export async function registerCustomer(
  base: string,
  more: { inviteCode?: string; platform?: 1 | 2 | 3 } = {},
): Promise<TestCustomer> {
  const client = new Client(base, more.platform ?? 1);
  const phone = newPhone();
  const password = 'Passw0rd1';
  const { brand } = await client.ok(common.getCommonConfig, {});
  const from = { nationCode: '86', signature: brand.code, trackParameters: {} };
  await client.ok(customer.sendOpenMessage, {
    ...from,
    mobilePhone: phone,
    ...(await solveCaptcha(client)),
  });
  const login = await client.ok(customer.createAccount, {
    ...from,
    mobilePhone: phone,
    verifyCode: await readCode(client, phone),
    password,
    platform: client.platform,
    agreements: await agreementsFor(client, 'register'),
    ...(more.inviteCode ? { inviteCode: more.inviteCode } : {}),
  });
  client.token = login.token;
  return { client, phone, password, customerNumber: login.username };
}

/** Waits for the message about a new customer's coupon, which a job issues. A test that counts messages starts after it. */
export const welcomed = ({ client }: TestCustomer) =>
  waitFor(async () => {
    const { list } = await client.ok(message.messageList, {});
    return list.find(({ kind }) => kind === 'activity.coupon');
  }, 'the welcome');

const uploads = new WeakMap<Client, Promise<unknown>>();

/** Uploads a picture. Those of one client go one after the other, as from a page. */
export function upload(client: Client, file: Blob = picture(), name = 'card.png'): Promise<string> {
  const one = (uploads.get(client) ?? Promise.resolve()).then(() => uploadNow(client, file, name));
  uploads.set(
    client,
    one.catch(() => undefined),
  );
  return one;
}

async function uploadNow(client: Client, file: Blob, name: string): Promise<string> {
  const form = new FormData();
  form.set('file', file, name);
  const answer = await client.request<{ fileId: string }>(common.uploadFile.path, { method: 'POST', body: form });
  if (answer.code !== 'OK') throw new Error(`upload: ${answer.code} ${answer.msg}`);
  return answer.data.fileId;
}

/** Submits the identity card and, when `approved`, waits for the automatic review. */
export async function submitIdentity(client: Client, approved = true, idDocumentNumber = newIdNumber()): Promise<void> {
  const [frontFileId, backFileId] = [await upload(client), await upload(client)];
  const agreements = await agreementsFor(client, 'identity');
  await client.ok(identity.addIdCard, { chineseName: '王小明', idDocumentNumber, frontFileId, backFileId, agreements });
  if (!approved) return;
  await waitFor(async () => (await client.ok(identity.queryKycInfo, {})).identity.status === 1, 'identity approved');
}

export async function submitBank(client: Client, approved = true): Promise<string> {
  const card = await client.ok(identity.addBank, {
    bankCode: 'ICBC',
    accountNumber: newBankNumber(),
    province: '北京市',
    city: '北京市',
    branch: '朝阳支行',
    imageFileId: await upload(client),
    agreements: await agreementsFor(client, 'bank'),
  });
  if (approved) {
    await waitFor(async () => (await client.ok(identity.queryKycInfo, {})).bank.status === 1, 'bank card approved');
  }
  return card.id;
}

type Level = 'MIN' | 'STD' | 'DIA';

/** Answers the questionnaire of a brand that asks before the first MT5 account; the last option of each question is the best. */
export async function answerQuestions(client: Client): Promise<void> {
  const { questions = [] } = await client.ok(identity.appropriateness, {});
  const answers = questions.map(({ id, options }) => ({ id, option: options.at(-1)?.id ?? '' }));
  if (answers.length > 0) await client.ok(identity.appropriateness, { answers });
}

/** Opens an MT5 account. The first deposit or transfer into it must reach the level's minimum: 50, 500 or 10,000 USD. */
export async function openMt5(client: Client, level: Level = 'MIN'): Promise<string> {
  await answerQuestions(client);
  const opened = await client.ok(account.createMT5Account, { level, password: mt5Password });
  return opened.id;
}

/** Pays a deposit through the simulator channel and waits until it is posted. */
export async function payDeposit(client: Client, accountId: string, amount: string): Promise<string> {
  const draft = await client.ok(deposit.submitData, { accountId, channel: 'EGPAY', amount });
  await client.ok(sandbox.payOrder, { pno: draft.pno, action: 'pay' });
  await waitFor(
    async () => (await client.ok(deposit.egpaySuccess, { pno: draft.pno })).status === 'paid',
    'draft paid',
  );
  return draft.pno;
}

/** A customer with identity in review, an MT5 account and money in the wallet. */
export async function fundedCustomer(
  base: string,
  amount = '1000.00',
  level: Level = 'MIN',
): Promise<TestCustomer & { walletId: string; mt5Id: string }> {
  const person = await registerCustomer(base);
  await submitIdentity(person.client, false);
  const mt5Id = await openMt5(person.client, level);
  const { accounts } = await person.client.ok(account.queryAccountInfo, {});
  const walletId = accounts.find(({ kind }) => kind === 'wallet')?.id ?? '';
  await payDeposit(person.client, walletId, amount);
  return { ...person, walletId, mt5Id };
}
