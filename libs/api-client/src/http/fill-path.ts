export interface FilledPath {
  path: string;
  /** The arguments that the path did not take. */
  rest: Record<string, unknown>;
}

/**
 * Puts path parameters in, encoded. `undefined` where one is missing, or is a dot segment: browsers fold `.` and `..` away
 * even when encoded, and the request would reach another call.
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
