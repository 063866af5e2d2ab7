import type { Agreement } from '@portal/contract/kernel';
import type { Gateway } from '../gateway/gateway';
import type { Fail } from '../errors/fail';
import { currentTexts, stateOf } from './consents.store';

const kinds = ['register', 'identity', 'bank', 'marketing'] as const;
type Kind = Agreement['for'];

interface AskedText extends Agreement {
  /** The row of the text. */
  no: bigint;
}

/** The texts that customers of the brand agree to, as they are now, in the order of the forms. */
export async function askedTexts({ brand, db }: Pick<Gateway, 'brand' | 'db'>): Promise<AskedText[]> {
  const texts = new Map((await currentTexts(db)).map((text) => [text.id, text]));
  return kinds.flatMap((kind) =>
    brand.agreements[kind].flatMap((page) => {
      const text = texts.get(brand.content.page[page]);
      if (!text) return [];
      const { no, id, title, version, href } = text;
      return [{ no, id, for: kind, title, version, href }];
    }),
  );
}

/** As the contract names them. */
export const toAgreement = ({ id, for: kind, title, version, href }: AskedText): Agreement => ({
  id,
  for: kind,
  title,
  version,
  href,
});

const isText = (one: { id: string; version: string }, { id, version }: AskedText) =>
  one.id === id && one.version === version;

/**
 * The texts that a form says the customer has agreed to.
 * @param offered the kinds that the form may name; all texts of these but marketing must be there, unless `some` suffice
 * @throws CONSENT for a text that is missing or not offered, and for another version than the present one
 */
export async function agreedTexts(
  gateway: Pick<Gateway, 'brand' | 'db'>,
  offered: readonly Kind[],
  given: readonly { id: string; version: string }[] = [],
  fail: Fail<'CONSENT'>,
  some = false,
): Promise<AskedText[]> {
  const texts = (await askedTexts(gateway)).filter((text) => offered.includes(text.for));
  const agreed = texts.filter((text) => given.some((one) => isText(one, text)));
  const isKnown = given.every((one) => agreed.some((text) => isText(one, text)));
  const isWhole = some || texts.every((text) => text.for === 'marketing' || agreed.includes(text));
  if (!isKnown || !isWhole) throw fail('CONSENT', { fields: ['agreements'] });
  return agreed;
}

/**
 * What a customer has still to agree to: the texts of the registration, and those about data that is there. Nobody is asked again for
 * marketing.
 */
export async function openTexts(gateway: Pick<Gateway, 'brand' | 'db'>, customerId: bigint): Promise<Agreement[]> {
  const [texts, state] = await Promise.all([askedTexts(gateway), stateOf(gateway.db, customerId)]);
  const isAsked = { register: true, identity: state.identity, bank: state.bank, marketing: false };
  return texts
    .filter((text) => isAsked[text.for] && !state.agreed.includes(`${text.id} ${text.version}`))
    .map(toAgreement);
}
