import { makeStore, StoreProvider } from '@portal/api-client';
import { createHttp } from '@portal/api-client/http';
import { brandOf, defaultBrand } from '@portal/brand';
import { permissions, type ArgsOf, type CallSpec, type OkOf, type Permission } from '@portal/contract/kernel';
import { staffCalls, type StaffMe } from '@portal/contract/staff';
import { formats } from '@portal/rules/formats';
import { ToastProvider } from '@portal/ui';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Ajv from 'ajv';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { InstallationContext } from '../shared/browser/installation';
import { KeysProvider } from '../shared/keys/keys';
import { StepUpContext } from '../shared/session/act';
import { MeContext } from '../shared/session/me';

type Calls = typeof staffCalls;
type Name = keyof Calls;

/** A refusal of the gateway. */
export class Refusal {
  constructor(
    readonly code: string,
    readonly msg: string,
    readonly fields?: Record<string, string>,
  ) {}
}

/** The gateway's response to each call that a test expects. Its type is that of the contract. */
export type Answers = { [N in Name]?: (args: ArgsOf<Calls[N]>) => OkOf<Calls[N]> | Refusal };

/** A call as it was sent: path parameters, query and body in one object. */
export type Sent = { call: Name; args: object; idempotencyKey?: string };

const ajv = new Ajv({ strict: false, coerceTypes: false, formats });

/** The call of an address, with its path parameters. */
function callOf(method: string, address: string): { name: Name; params: Record<string, string> } {
  for (const [name, { method: own, path }] of Object.entries(staffCalls)) {
    if (own !== method) continue;
    const names = [...path.matchAll(/:(\w+)/g)].map(([, param]) => param ?? '');
    const values = new RegExp(`^${path.replace(/:\w+/g, '([^/]+)')}$`).exec(address);
    if (!values) continue;
    const params = Object.fromEntries(names.map((param, at) => [param, decodeURIComponent(values[at + 1] ?? '')]));
    return { name: name as Name, params };
  }
  throw new Error(`no call of the contract: ${method} ${address}`);
}

/** Fails where the contract does not allow what a screen sends. */
function check(name: Name, part: 'params' | 'query' | 'body', value: object): void {
  const call: CallSpec = staffCalls[name];
  const schema = call[part];
  if (!schema) {
    if (Object.keys(value).length > 0) throw new Error(`${name} has no ${part}: ${JSON.stringify(value)}`);
    return;
  }
  const known = Object.keys(schema.properties ?? {});
  const extra = Object.keys(value).filter((key) => !known.includes(key));
  if (extra.length > 0 || !ajv.validate(schema, value))
    throw new Error(`${name}, ${part}: ${extra.join()} ${ajv.errorsText()} ${JSON.stringify(value)}`);
}

// jsdom does not implement dialogs.
HTMLDialogElement.prototype.showModal ??= function open(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

type Member = { email?: string; can?: readonly Permission[]; path?: string };

/**
 * Renders a part of the back office for a signed-in member. An axios adapter plays the gateway: it refuses what the contract does
 * not allow, and records the rest.
 */
export function renderScreen(
  screen: ReactNode,
  answers: Answers,
  { email = 'anna@broker.test', can = permissions, path = '/' }: Member = {},
) {
  const sent: Sent[] = [];
  const faults: unknown[] = [];
  const http = createHttp({
    baseURL: '',
    lang: () => 'zh_CN',
    token: () => undefined,
    onForcedLogout: () => undefined,
  });
  // axios would take the form data of Node, which has no file of jsdom.
  http.defaults.env = { FormData };
  http.defaults.adapter = async (request) => {
    const { name, params } = callOf((request.method ?? 'get').toUpperCase(), request.url ?? '');
    const isFile = request.data instanceof FormData;
    const body = typeof request.data === 'string' ? (JSON.parse(request.data) as object) : {};
    const query = (request.params ?? {}) as object;
    const key: unknown = request.headers.get('Idempotency-Key');
    try {
      check(name, 'params', params);
      check(name, 'query', query);
      if (!isFile) check(name, 'body', body);
    } catch (fault) {
      faults.push(fault);
      throw fault;
    }
    const args = { ...params, ...query, ...body };
    sent.push({ call: name, args, ...(typeof key === 'string' && { idempotencyKey: key }) });
    const answer = (answers[name] as ((args: object) => unknown) | undefined)?.(args);
    if (answer === undefined) throw new Error(`no answer to ${name}`);
    const data =
      answer instanceof Refusal
        ? { code: answer.code, msg: answer.msg, data: answer.fields ? { fields: answer.fields } : null }
        : { code: 'OK', msg: '', data: answer };
    return { data, status: 200, statusText: 'OK', headers: {}, config: request };
  };
  const me: StaffMe = {
    name: '安娜',
    email,
    roles: [],
    permissions: [...can],
    steppedUpUntil: '2026-01-01T00:00:00Z',
    idleMinutes: 15,
    passkeys: 0,
    recoveryCodesLeft: 8,
  };
  const stepUp = jest.fn(async () => true);
  const shown = render(
    <InstallationContext value={{ brand: brandOf(defaultBrand), sandbox: false, apiBase: '' }}>
      <ToastProvider>
        <StoreProvider store={makeStore({ http })}>
          <MeContext value={me}>
            <StepUpContext value={stepUp}>
              <MemoryRouter initialEntries={[path]}>
                <KeysProvider>{screen}</KeysProvider>
              </MemoryRouter>
            </StepUpContext>
          </MeContext>
        </StoreProvider>
      </ToastProvider>
    </InstallationContext>,
  );
  /** What was sent, without reads. */
  const acts = () => {
    expect(faults).toEqual([]);
    return sent.filter(({ call }) => staffCalls[call].method === 'POST');
  };
  return { ...shown, acts, stepUp, user: userEvent.setup() };
}
