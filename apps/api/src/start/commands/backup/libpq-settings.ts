const nobody = 'nobody.invalid';
const names: Readonly<Record<string, string>> = {
  host: 'PGHOST',
  port: 'PGPORT',
  user: 'PGUSER',
  password: 'PGPASSWORD',
  dbname: 'PGDATABASE',
  options: 'PGOPTIONS',
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
};

/**
 * A connection as PostgreSQL's programs read it from their environment: everybody on the host can read their words, and the
 * address holds a password. Source: libpq, "Environment Variables".
 * @param url `postgres://user:password@host:port/database?sslmode=…`; a folder of a socket stands in `host=`
 */
export function libpqSettings(url: string): Record<string, string> {
  // An address that names only a user has no host, which URL does not accept.
  const { username, password, hostname, port, pathname, searchParams } = new URL(url.replace('@/', `@${nobody}/`));
  const given = {
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    host: hostname === nobody ? '' : decodeURIComponent(hostname).replace(/^\[|\]$/g, ''),
    port,
    dbname: decodeURIComponent(pathname.slice(1)),
    ...Object.fromEntries(searchParams),
  };
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => {
      const variable = names[name];
      return variable === undefined || value === '' ? [] : [[variable, value]];
    }),
  );
}
