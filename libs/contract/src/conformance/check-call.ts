import type { TObject } from 'typebox';
import type { CallSpec } from '../kernel';
import type { Ask, Heard } from './ask';
import { checkOk, checkRefusal } from './check-answer';

/** What has a default may be left out. */
const required = (schema: TObject | undefined) =>
  ((schema?.required ?? []) as readonly string[]).filter((name) => !('default' in (schema?.properties[name] ?? {})));

/** Reads by its name: safe to make with a customer's session, whatever the customer has. */
const isRead = ({ id, method, money }: CallSpec) =>
  !money && (method === 'GET' || /\.(get|query)[A-Z]|(List|Records|Ajax)$/.test(id));

/** A stream never ends, and an upload is no JSON. */
const isAskable = ({ produces, multipart }: CallSpec) => produces !== 'text/event-stream' && !multipart;

function send(ask: Ask, call: CallSpec, headers: Record<string, string>): Promise<Heard> {
  const path = call.path.replace(/:\w+/g, '0');
  const key: Record<string, string> = call.money ? { 'idempotency-key': `conformance-${Math.random()}` } : {};
  return ask(call.method, path, { headers: { ...key, ...headers }, ...(call.method === 'POST' && { body: '{}' }) });
}

/**
 * Holds one call against the contract.
 * @param session headers of a signed-in customer, where there is one
 * @returns what does not hold, in words; nothing where all does. Undefined where the call cannot be made from outside.
 */
export async function checkCall(
  ask: Ask,
  call: CallSpec,
  session?: Record<string, string>,
): Promise<string[] | undefined> {
  if (!isAskable(call) || call.access === 'sandbox') return undefined;
  if (call.access === 'staff')
    return checkRefusal(call, 'without a staff key', await send(ask, call, {}), ['STAFF', 'PARAM']);
  const problems: string[] = [];
  if (call.access === 'customer') {
    const anonymous = await send(ask, call, {});
    problems.push(...checkRefusal(call, 'without a session', anonymous, ['4', 'PARAM']));
    if (!session) return problems;
  }
  problems.push(...(await checkSession(ask, call, call.access === 'customer' ? session : {})));
  return problems;
}

async function checkSession(ask: Ask, call: CallSpec, headers: Record<string, string> = {}): Promise<string[]> {
  const missing = [...required(call.body), ...required(call.query)];
  if (missing.length > 0) {
    const empty = await send(ask, call, headers);
    const named = Object.keys((empty.envelope?.data as { fields?: object } | null)?.fields ?? {});
    const silent = missing.filter((name) => !named.includes(name));
    const unnamed = silent.length > 0 ? [`without arguments: ${silent.join(', ')} not named as missing`] : [];
    return [...checkRefusal(call, 'without arguments', empty, ['PARAM']), ...unnamed];
  }
  if (!isRead(call) || call.params) return [];
  const answer = await send(ask, call, headers);
  const refused = answer.envelope && answer.envelope.code !== 'OK';
  // What a customer may read depends on what they have: a declared refusal holds as well.
  return refused ? checkRefusal(call, 'read', answer, call.errors) : checkOk(call, answer);
}
