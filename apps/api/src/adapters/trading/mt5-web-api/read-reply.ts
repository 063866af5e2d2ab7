import type { Static, TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { TradingRefusal } from '../../../ports';
import type { Reply } from './connection';
import { NotSent } from './not-sent';

/**
 * What a reply says: `ok` with the checked answer, `noSession` (log in again: nothing was done), or `refused` by a code
 * that says for certain that nothing was done. Throws where it cannot be known.
 */
export type Word<T> =
  | { outcome: 'ok'; answer: T }
  | { outcome: 'noSession'; status: number; words: string }
  | { outcome: 'refused'; error: TradingRefusal | NotSent };

const between = (code: number, first: number, last: number) => code >= first && code <= last;

/** Retcodes after which nothing has happened: parameters, rights, not found, doubles; users; trades; requests. */
const isRefusal = (code: number) =>
  [3, 4, 8, 13, 17, 10004, 10006, 10021].includes(code) || between(code, 3001, 4999) || between(code, 10013, 10019);

/** Too often, too many: nothing was done, later it may be. */
const isBusy = (code: number) => code === 12 || code === 10024;

/** 1 is 'done, no data': an empty list. */
const isDone = (code: number) => code === 0 || code === 1;

/** HTTP 200 does not mean success: the leading integer of `retcode` does ("10019 No money"). */
export function readReply<T extends TSchema>({ status, text }: Reply, schema: T): Word<Static<T>> {
  if (status === 401 || status === 403) return { outcome: 'noSession', status, words: `HTTP ${status}` };
  if (status !== 200) throw new Error(`the platform answered HTTP ${status}`);
  const body = parse(text);
  const [, digits, rest = ''] = /^([0-9]{1,6})(?:\s+(.{0,200}))?/.exec(retcodeOf(body)) ?? [];
  if (digits === undefined) throw new Error('the platform answered without a retcode');
  const code = Number(digits);
  if (between(code, 1000, 1999)) return { outcome: 'noSession', status, words: `${code} ${rest}` };
  if (isBusy(code)) return { outcome: 'refused', error: new NotSent(`the platform is busy: ${code} ${rest}`) };
  if (isRefusal(code)) return { outcome: 'refused', error: new TradingRefusal(code, rest) };
  if (!isDone(code)) throw new Error(`the platform answered ${code} ${rest}`);
  const answer = code === 1 && typeof body === 'object' ? { answer: [], ...body } : body;
  if (!Check(schema, answer)) throw new Error('the platform sent an answer of the wrong form');
  return { outcome: 'ok', answer };
}

/** The parser's own words would quote the answer, and personal data with it. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('the platform sent no JSON');
  }
}

const retcodeOf = (body: unknown) =>
  typeof body === 'object' && body !== null && 'retcode' in body ? String(body.retcode) : '';
