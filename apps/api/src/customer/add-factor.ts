import { addFactor as call } from '@portal/contract/customer';
import { useCode } from '../core/codes/verify-code';
import { Failure } from '../core/errors/fail';
import { customerAsking, requireFactor } from '../core/factors/customer-factor';
import { readNewPasskey } from '../core/factors/passkeys';
import { newTotp, totpStep } from '../core/factors/totp';
import { handle, type Ctx } from '../http/handler';
import { confirmPassword } from './confirm-password';
import { beginTotp, begunTotp, endStep, insertPasskey, insertTotp, takeChallenge } from './factors/factor.store';
import { keepFactor } from './factors/keep-factor';
import { listFactors } from './factors/list-factors';

type Adding = Ctx<typeof call>;
type Added = Promise<{ recoveryCodes?: string[] | undefined; totp?: { secret: string; uri: string } }>;

const missing = (field: string) => new Failure('PARAM', { status: 400, fields: [field] });

/** A first factor takes the place of the code by SMS, so it needs that code; a further one needs one of those that there are. */
async function confirm({ body, customer, gateway, request }: Adding): Promise<void> {
  const { customerId, phone } = customer;
  if (body.password === undefined) throw missing('password');
  await confirmPassword(gateway.db, customerId, body.password);
  const door = { door: 'act', customerId, address: request.address, answer: body.factor } as const;
  if (await requireFactor(gateway, door)) return;
  if (body.verifyCode === undefined) throw missing('verifyCode');
  await useCode(gateway, request.asker, 'factor', phone, body.verifyCode, customerId);
}

async function begin(adding: Adding): Added {
  const { customer, gateway } = adding;
  await confirm(adding);
  const issuer = gateway.brand.shortName;
  const { secret, uri, encrypted } = newTotp(gateway, 'customer.factor|totp_key', issuer, String(customer.customerId));
  await beginTotp(gateway.db, customer.customerId, customer.sessionId, encrypted);
  return { totp: { secret, uri } };
}

async function complete(adding: Adding, code: string): Added {
  const { body, customer, gateway, fail } = adding;
  const { customerId, sessionId } = customer;
  const { kind, label = '身份验证器' } = body;
  return gateway.db.transaction(async (tx) => {
    const begun = await begunTotp(tx, customerId, sessionId);
    if (!begun) throw fail('customer.factorSetup');
    const { id, totp_key: key } = begun;
    const step = totpStep(gateway, 'customer.factor|totp_key', key, code, Date.now());
    if (step === undefined) throw fail('customer.factor', { fields: ['code'] });
    const recoveryCodes = await keepFactor(tx, adding, { kind, label }, async () => {
      if ((await endStep(tx, id)).length === 0) throw fail('customer.factorSetup');
      await insertTotp(tx, customerId, label, key, step);
    });
    return { recoveryCodes };
  });
}

async function addPasskey(adding: Adding): Added {
  const { body, customer, gateway, fail } = adding;
  const { customerId } = customer;
  const { kind, label = '通行密钥' } = body;
  let challenge = '';
  const note = (asked: string) => {
    challenge = asked;
    return Promise.resolve(true);
  };
  const passkey = await readNewPasskey(customerAsking(gateway), note, body.passkey);
  const refused = fail('customer.factor', { fields: ['passkey'] });
  // First, so that an answer that cannot be read does not cost a code.
  if (!passkey) throw refused;
  await confirm(adding);
  return gateway.db.transaction(async (tx) => {
    const recoveryCodes = await keepFactor(tx, adding, { kind, label }, async () => {
      if (!(await takeChallenge(tx, customerId, challenge))) throw fail('customer.factorSetup');
      if (!(await insertPasskey(tx, customerId, label, passkey))) throw refused;
    });
    return { recoveryCodes };
  });
}

export const addFactor = handle(call, async (adding) => {
  const { body, customer, gateway } = adding;
  const add = body.kind === 'passkey' ? addPasskey(adding) : body.code ? complete(adding, body.code) : begin(adding);
  const { recoveryCodes, ...added } = await add;
  const factors = await listFactors(gateway.db, customer.customerId);
  return { ...added, factors, ...(recoveryCodes && { recoveryCodes }) };
});
