import type { CallSpec } from '../kernel';
import type { Ask, Heard } from './ask';
import { checkOk, checkRefusal } from './check-answer';

/** Required fields without a default. */
const required = (schema: CallSpec['body']) =>
  ((schema?.required ?? []) as readonly string[]).filter((name) => !('default' in (schema?.properties?.[name] ?? {})));

/** Whether the call only reads data, by its name, so that it can be made with any customer's session. */
const isRead = ({ id, method, money }: CallSpec) =>
  !money && (method === 'GET' || /\.(get|query)[A-Z]|(List|Records|Ajax)$/.test(id));

/** Excludes streams, which never end, and uploads, which are not JSON. */
const isAskable = ({ produces, multipart }: CallSpec) => produces !== 'text/event-stream' && !multipart;

function send(ask: Ask, call: CallSpec, headers: Record<string, string>): Promise<Heard> {
  const path = call.path.replace(/:\w+/g, '0');
  const key: Record<string, string> = call.money ? { 'idempotency-key': `conformance-${Math.random()}` } : {};
  return ask(call.method, path, { headers: { ...key, ...headers }, ...(call.method === 'POST' && { body: '{}' }) });
}

/**
 * Checks one call against the contract.
 * @param session headers of a signed-in customer, if any
 * @returns the problems found; empty when there are none. Undefined when the call cannot be tested from outside.
 */
export async function checkCall(
  ask: Ask,
  call: CallSpec,
  session?: Record<string, string>,
): Promise<string[] | undefined> {
  if (!isAskable(call) || call.access === 'sandbox') return undefined;
  if (call.access === 'staff' && call.permission)
    return checkRefusal(call, 'without a staff session', await send(ask, call, {}), ['STAFF']);
  const problems: string[] = [];
  if (call.access === 'customer') {
    const anonymous = await send(ask, call, {});
    problems.push(...checkRefusal(call, 'without a session', anonymous, ['4']));
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
  // The response depends on the customer's data, so a declared error is valid as well.
  return refused ? checkRefusal(call, 'read', answer, call.errors) : checkOk(call, answer);
}
