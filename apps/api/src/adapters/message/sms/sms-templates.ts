import { messageParams } from '../../../core/messages/message-params';
import { purposes } from '../../../core/codes/code-kind';
import { smsVariables, type SmsTemplate } from '../../../ports';
import type { Sms } from './sms';

/** A template that the carrier has approved. */
export interface FilledTemplate {
  id: string;
  /** Its variables in the order of the template, with their values. */
  params: (readonly [name: string, value: string])[];
  /** The signature before the text, where it is not SMS_SENDER. */
  sign: string | undefined;
}

interface Entry {
  /** A kind of template, or of message: `code`, `withdraw.3`. */
  of: string;
  /** For phones of other countries than China. */
  isAbroad: boolean;
  id: string;
  variables: string[];
  sign: string | undefined;
}

const form = /^(abroad\.)?([A-Za-z0-9.]+)=([A-Za-z0-9_-]+):([a-z+]*)(?:@([^\s,@]+))?$/;

const kindsOf: Readonly<Record<string, SmsTemplate>> = {
  code: 'code',
  notice: 'notice',
  security: 'security',
  ...Object.fromEntries(Object.keys(purposes).map((kind) => [kind, 'code'])),
  // Which of them are of security the database knows. A template is used where the message has all that it needs.
  ...Object.fromEntries(Object.keys(messageParams).map((kind) => [kind, 'security'])),
};

function readEntry(text: string): Entry | undefined {
  const [, abroad, of = '', id = '', names = '', sign] = form.exec(text.trim()) ?? [];
  const template = Object.hasOwn(kindsOf, of) ? kindsOf[of] : undefined;
  const variables = names.split('+').filter((name) => name !== '');
  if (!template || !variables.every((name) => smsVariables[template].some((known) => known === name))) return undefined;
  return { of, isAbroad: abroad !== undefined, id, variables, sign };
}

const entriesOf = (text: string) =>
  text
    .split(',')
    .filter((part) => part.trim() !== '')
    .map(readEntry);

/** What each kind of template must contain to be of use. */
const needed = { code: ['code'], notice: [], security: ['ticket'] } as const satisfies Record<SmsTemplate, string[]>;

/** What is wrong with SMS_TEMPLATES, a line each. */
export function templateFaults(text: string): string[] {
  const entries = entriesOf(text);
  if (!entries.every((entry) => entry !== undefined))
    return ['环境变量 SMS_TEMPLATES 的值无效：须为 code=模板编号:code+minutes 这样的对应，以逗号分隔'];
  return Object.entries(needed).flatMap(([template, variables]) => {
    const entry = entries.find(({ of, isAbroad }) => of === template && !isAbroad);
    if (!entry) return [`SMS_TEMPLATES 缺少 ${template} 的模板`];
    return variables
      .filter((name) => !entry.variables.includes(name))
      .map((name) => `SMS_TEMPLATES 里 ${template} 的模板没有变量 ${name}`);
  });
}

/** Whether a phone with nation code is of mainland China. No other nation code begins with 86. */
export const isMainland = (to: string): boolean => to.startsWith('86');

/**
 * The template of a message: of its kind, else of the kind of template; for a phone abroad first those for abroad. One that needs what
 * the message does not have is passed over.
 * @throws Error where none fits
 */
export function templateOf(text: string, { kind, parts, to }: Pick<Sms, 'kind' | 'parts' | 'to'>): FilledTemplate {
  const params: Readonly<Record<string, string>> = parts?.params ?? {};
  const entries = entriesOf(text).filter((entry) => entry !== undefined);
  const places = [true, false]
    .filter((isAbroad) => !(isAbroad && isMainland(to)))
    .flatMap((isAbroad) => [kind, parts?.template].map((of) => ({ of, isAbroad })));
  const found = places
    .flatMap(({ of, isAbroad }) => entries.filter((entry) => entry.of === of && entry.isAbroad === isAbroad))
    .find(({ variables }) => variables.every((name) => params[name] !== undefined));
  if (!found) throw Object.assign(new Error('no template for this kind of SMS'), { code: 'SMS_TEMPLATES' });
  return {
    id: found.id,
    params: found.variables.map((name) => [name, params[name] ?? ''] as const),
    sign: found.sign,
  };
}
