import { libpqSettings } from './libpq-settings';

it.each([
  [
    'postgres://portal:p%40ss@db.internal:5433/portal?sslmode=verify-full&sslrootcert=%2Fca.pem',
    {
      PGUSER: 'portal',
      PGPASSWORD: 'p@ss',
      PGHOST: 'db.internal',
      PGPORT: '5433',
      PGDATABASE: 'portal',
      PGSSLMODE: 'verify-full',
      PGSSLROOTCERT: '/ca.pem',
    },
  ],
  ['postgres://portal@/portal?host=%2Ftmp%2Fsocket', { PGUSER: 'portal', PGHOST: '/tmp/socket', PGDATABASE: 'portal' }],
  ['postgresql://portal@[::1]/portal', { PGUSER: 'portal', PGHOST: '::1', PGDATABASE: 'portal' }],
  [
    'postgresql:///portal?host=/run/postgresql&user=portal&application_name=x',
    { PGUSER: 'portal', PGHOST: '/run/postgresql', PGDATABASE: 'portal' },
  ],
])('%s', (url, settings) => {
  expect(libpqSettings(url)).toEqual(settings);
});
