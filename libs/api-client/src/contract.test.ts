import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { calls, domains, type CallSpec } from '@portal/contract';
import type { RequestSpec } from './http/request';
import { api } from './kernel/api';

const floors = domains.filter((domain) => domain !== 'sandbox');

const requestsOf = (domain: string): Record<string, RequestSpec> =>
  jest.requireActual<Record<string, Record<string, RequestSpec>>>(`./${domain}/requests`)[`${domain}Requests`]!;

const callsOf = (domain: (typeof floors)[number]) => Object.entries<CallSpec>(calls[domain]);

const every = floors.flatMap((domain) => callsOf(domain).map(([name, spec]) => ({ domain, name, spec })));

it('has one folder for every domain a browser speaks to, and no other', () => {
  const folders = readdirSync(__dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const own = folders.map(({ name }) => name).filter((name) => !['http', 'kernel', 'texts'].includes(name));
  expect(own.sort()).toEqual([...floors].sort());
});

describe.each(every)('$domain.$name', ({ domain, name, spec }) => {
  it('is sent as the contract says', () => {
    const sent = requestsOf(domain)[name];
    expect(sent).toMatchObject({ method: spec.method, path: spec.path });
    expect({ money: sent?.money, open: sent?.open, bytes: sent?.bytes, multipart: sent?.multipart }).toEqual({
      money: spec.money,
      open: spec.access !== 'customer' || undefined,
      bytes: spec.produces !== undefined || undefined,
      multipart: spec.multipart,
    });
  });

  // Bytes and files are not stored in the Redux store.
  if (!spec.produces && !spec.multipart) {
    it('has its endpoint and its hook', () => {
      const entry = jest.requireActual<Record<string, unknown>>(join(__dirname, domain));
      expect(Object.keys(api.endpoints)).toContain(name);
      const named = name[0]!.toUpperCase() + name.slice(1);
      expect([`use${named}Query`, `use${named}Mutation`].filter((hook) => hook in entry)).toHaveLength(1);
    });
  }
});

it.each(floors)('sends nothing in %s that the contract does not know', (domain) => {
  expect(Object.keys(requestsOf(domain)).sort()).toEqual(
    callsOf(domain)
      .map(([name]) => name)
      .sort(),
  );
});
