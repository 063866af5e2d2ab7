/** The platform treats = | \ and a line feed as separators unless a backslash precedes them. */
const escaped = (value: string) => value.replace(/[=|\\\n]/g, '\\$&');

/** The address of a command. Never for a password or a name: addresses are logged on their way. */
export function apiPath(command: string, values: Readonly<Record<string, string | number>> = {}): string {
  const query = Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(escaped(String(value)))}`);
  return query.length === 0 ? command : `${command}?${query.join('&')}`;
}
