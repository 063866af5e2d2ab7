import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { calls, domains, type CallSpec } from '@portal/contract';
import type { RequestSpec } from './http/request';
import { api } from './kernel/api';

const floors = domains.filter((domain) => domain !== 'sandbox');

const requestsOf = (domain: string): Record<string, RequestSpec> =>
  jest.requireActual<Record<string, Record<string, RequestSpec>>>(`./${domain}/requests`)[`${domain}Requests`]!;

const callsOf = (domain: (typeof floors)[number]) => Object.entries<CallSpec>(calls[domain]);

it('has exactly one folder for each domain that browsers call', () => {
  const folders = readdirSync(__dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const own = folders.map(({ name }) => name).filter((name) => !['http', 'kernel', 'texts'].includes(name));
  expect(own.sort()).toEqual([...floors].sort());
});

const sentAs = ({ method, path, money, open, bytes, multipart }: RequestSpec) => ({
  method,
  path,
  money,
  open,
  bytes,
  multipart,
});

// One test for each domain, because its tables are loaded once.
it.each(floors)('the requests of %s match the contract exactly', (domain) => {
  const stated = callsOf(domain).map(([name, spec]) => [
    name,
    {
      method: spec.method,
      path: spec.path,
      money: spec.money,
      open: spec.access !== 'customer' || undefined,
      bytes: spec.produces !== undefined || undefined,
      multipart: spec.multipart,
    },
  ]);
  const sent = Object.entries(requestsOf(domain)).map(([name, request]) => [name, sentAs(request)]);
  expect(Object.fromEntries(sent)).toEqual(Object.fromEntries(stated));
});

// Bytes and files are not stored in the Redux store.
it.each(floors)('each call of %s has its endpoint and its hook', (domain) => {
  const entry = jest.requireActual<Record<string, unknown>>(join(__dirname, domain));
  const stored = callsOf(domain).filter(([, { produces, multipart }]) => !produces && !multipart);
  for (const [name] of stored) {
    expect(Object.keys(api.endpoints)).toContain(name);
    const named = name[0]!.toUpperCase() + name.slice(1);
    expect([`use${named}Query`, `use${named}Mutation`].filter((hook) => hook in entry)).toHaveLength(1);
  }
});
