import dns from 'node:dns';

/**
 * Until jest restores its mocks, names resolve as the tests say.
 * @param own names of this machine
 * @param unknown names that no name server knows, read at each request
 */
export function mockNames(own: readonly string[], unknown: ReadonlySet<string>): void {
  const lookup = dns.lookup.bind(dns) as (...args: unknown[]) => void;
  const names = (name: string, ...rest: unknown[]) => {
    const done = rest.at(-1) as (error: Error | null) => void;
    if (unknown.has(name)) return process.nextTick(done, Object.assign(new Error('unknown'), { code: 'ENOTFOUND' }));
    return lookup(own.includes(name) ? '127.0.0.1' : name, ...rest);
  };
  jest.spyOn(dns, 'lookup').mockImplementation(names as never);
  for (const kind of ['resolve4', 'resolve6'] as const)
    jest
      .spyOn(dns.Resolver.prototype, kind)
      .mockImplementation(((_name: string, done: (error: Error) => void) =>
        process.nextTick(done, Object.assign(new Error('unknown'), { code: 'ENOTFOUND' }))) as never);
}
