import { Value } from 'typebox/value';
import { kernelErrors } from '../kernel/errors';
import type { CallSpec } from '../kernel';
import type { Heard } from './ask';

const ofEveryCall = new Set(Object.keys(kernelErrors));

/** Problems of a success response: status, envelope or shape. For bytes, only the media type is checked. */
export function checkOk(call: CallSpec, { status, type, envelope }: Heard): string[] {
  if (status !== 200) return [`ok: status ${status}, not 200`];
  if (call.produces) return type.startsWith(call.produces) ? [] : [`ok: ${type || 'no type'}, not ${call.produces}`];
  if (!envelope) return ['ok: not an envelope of code, msg and data'];
  if (envelope.code !== 'OK') return [`ok: code ${envelope.code}`];
  if (Value.Check(call.ok, envelope.data)) return [];
  const [first] = Value.Errors(call.ok, envelope.data);
  return [`ok: data${first?.instancePath ?? ''} ${first?.message ?? 'is not of the shape of the contract'}`];
}

/** Problems of an error response: its envelope, or a code that is not expected. */
export function checkRefusal(
  call: Pick<CallSpec, 'errors'>,
  what: string,
  { status, envelope }: Heard,
  expected: readonly string[],
): string[] {
  if (!envelope) return [`${what}: status ${status} and no envelope of code, msg and data`];
  const { code, msg, data } = envelope;
  const problems: string[] = [];
  if (!ofEveryCall.has(code) && !(call.errors as readonly string[]).includes(code))
    problems.push(`${what}: code ${code} is not declared`);
  if (!expected.includes(code)) problems.push(`${what}: code ${code}, not ${expected.join(' or ')}`);
  if (status >= 500) problems.push(`${what}: status ${status}`);
  if (msg === '') problems.push(`${what}: no text`);
  const fields = (data as { fields?: unknown } | null)?.fields;
  if (fields !== undefined && !isTexts(fields)) problems.push(`${what}: fields are not texts by name`);
  return problems;
}

const isTexts = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
