export interface FilledPath {
  path: string;
  /** The arguments that are not path parameters. */
  rest: Record<string, unknown>;
}

/**
 * Inserts path parameters, encoded. `undefined` when one is missing or is a dot segment: browsers resolve `.` and `..` even when
 * encoded, and the request would reach another endpoint.
 */
export function fillPath(template: string, args: object): FilledPath | undefined {
  const rest: Record<string, unknown> = { ...args };
  let broken = false;
  const path = template.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest[name] ?? '');
    delete rest[name];
    broken ||= value === '' || value === '.' || value === '..';
    return encodeURIComponent(value);
  });
  return broken ? undefined : { path, rest };
}
