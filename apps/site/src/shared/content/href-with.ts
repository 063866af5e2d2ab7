/** A path with the parameters that are not empty. */
export function hrefWith(path: string, parameters: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== '')).toString();
  return query ? `${path}?${query}` : path;
}
