import { calls } from '@portal/contract';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { askedTexts } from '../core/consents/asked-texts';
import type { Database, Db } from '../database/database';
import type { Gateway } from '../core/gateway/gateway';
import { withLock } from '../database/with-lock';
import { demoNickname } from '../http/demo/demo-customer';
import { findDemo, nameDemo, readInbox } from './sandbox.store';
import { Visitor } from './visitor';

export interface DemoCustomer {
  mobilePhone: string;
  password: string;
}

export const demoCustomer: DemoCustomer = { mobilePhone: '13800138000', password: 'Demo2026' };
const idDocumentNumber = '11010519491231002X';
const accountNumber = '6222020200112233447';

const approval = {
  decision: 'approve',
  reason: undefined,
  approval: undefined,
  txHash: undefined,
  reference: undefined,
  resolution: undefined,
  actor: 'system',
  requestId: 'demo',
  address: '127.0.0.1',
} as const;

/** What the demo customer photographs. */
async function uploadPicture(visitor: Visitor): Promise<string> {
  const noise = { type: 'gaussian', mean: 200, sigma: 12 } as const;
  const { default: sharp } = await import('sharp');
  const png = await sharp({ create: { width: 640, height: 400, channels: 3, background: 'white', noise } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'demo.png');
  return (await visitor.form<{ fileId: string }>(calls.common.uploadFile.path, form)).fileId;
}

/** The code that the simulated carrier delivers from the queue, within ten seconds. */
async function codeFor(db: Db, phone: string): Promise<string> {
  for (let waited = 0; waited < 10_000; waited += 50) {
    const code = (await readInbox(db, phone))[0]?.code;
    if (code) return code;
    await sleep(50);
  }
  throw new Error('no code for the demo customer');
}

const agreementsFor = async (gateway: Gateway, kind: 'register' | 'identity' | 'bank') =>
  (await askedTexts(gateway)).filter((text) => text.for === kind).map(({ id, version }) => ({ id, version }));

async function register(visitor: Visitor, gateway: Gateway): Promise<string> {
  const { db, brand, ports } = gateway;
  const { customer } = calls;
  const random = randomUUID();
  await visitor.ok(customer.captcha, { random });
  const { mobilePhone, password } = demoCustomer;
  const from = { signature: brand.signature, nationCode: brand.defaultPrefix, mobilePhone, trackParameters: {} };
  await visitor.ok(customer.sendOpenMessage, { ...from, random, validate: ports.captcha.answerFor(random) });
  const verifyCode = await codeFor(db, mobilePhone);
  const agreements = await agreementsFor(gateway, 'register');
  const form = { ...from, verifyCode, password, platform: 1, agreements } as const;
  const { token, username } = await visitor.ok(customer.createAccount, form);
  visitor.signedIn(token);
  return username;
}

async function verify(visitor: Visitor, username: string, gateway: Gateway): Promise<void> {
  const { identity } = calls;
  const frontFileId = await uploadPicture(visitor);
  const backFileId = await uploadPicture(visitor);
  const imageFileId = await uploadPicture(visitor);
  const person = { chineseName: '李演示', idDocumentNumber, agreements: await agreementsFor(gateway, 'identity') };
  await visitor.ok(identity.addIdCard, { ...person, frontFileId, backFileId });
  const place = { province: '上海市', city: '上海市', branch: '浦东支行' };
  const agreements = await agreementsFor(gateway, 'bank');
  await visitor.ok(identity.addBank, { bankCode: 'ICBC', accountNumber, ...place, imageFileId, agreements });
  // The automatic review comes by itself.
  if (gateway.env.REVIEW === 'auto') return;
  for (const queue of gateway.reviewQueues.filter(({ kind }) => kind === 'identity' || kind === 'bank')) {
    const { list } = await queue.list(gateway, { status: 2, limit: 100, offset: 0 });
    const own = list.find(({ customerNumber }) => customerNumber === username);
    if (own) await queue.decide(gateway, { ...approval, id: own.id, createdAt: own.createdAt });
  }
}

/** The questionnaire of a brand that asks: the last option of each question is the best. */
async function answerQuestions(visitor: Visitor): Promise<void> {
  const { questions = [] } = await visitor.ok(calls.identity.appropriateness, {});
  const answers = questions.map(({ id, options }) => ({ id, option: options.at(-1)?.id ?? '' }));
  if (answers.length > 0) await visitor.ok(calls.identity.appropriateness, { answers });
}

/**
 * Makes the demo customer once, through the calls every customer makes: registered, verified, with a card and an MT5
 * account. A fresh install shows something real from the first minute; the past comes with seedPast.
 * @param base where this gateway listens
 */
export async function seedDemo(gateway: Gateway, base: string): Promise<DemoCustomer> {
  const { db, brand } = gateway;
  return withLock(db, 'sandbox.demo', async () => {
    if (await findDemo(db, brand.defaultPrefix, demoCustomer.mobilePhone)) return demoCustomer;
    const visitor = new Visitor(base);
    await verify(visitor, await register(visitor, gateway), gateway);
    await answerQuestions(visitor);
    await visitor.ok(calls.account.createMT5Account, { level: 'STD', password: 'Demo#2026' });
    return demoCustomer;
  });
}

/** How ledger movements become the portal's reports: the reports domain's own way. */
export type CopyRecords = (db: Database, customerId: bigint) => Promise<void>;

/**
 * Shows the demo customer at `/demo`, at the end of the seed: first its records are copied, which visitors only read. What an earlier
 * release has made is shown too.
 */
export async function showDemo({ db, brand }: Pick<Gateway, 'db' | 'brand'>, copyRecords: CopyRecords): Promise<void> {
  const { mobilePhone } = demoCustomer;
  const demo = await findDemo(db, brand.defaultPrefix, mobilePhone);
  if (!demo) return;
  await copyRecords(db, demo.id);
  await nameDemo(db, brand.defaultPrefix, mobilePhone, demoNickname);
}
