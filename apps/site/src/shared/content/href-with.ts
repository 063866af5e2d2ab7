/** A path with those parameters that have a value. */
export function hrefWith(path: string, parameters: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== ''));
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}
