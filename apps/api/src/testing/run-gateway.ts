import { compose } from '../start/compose';
import { readEnv } from '../start/env/env';
import { blankSite } from './blank-site';

// The program of a gateway in a process of its own, started by start-in-process.ts. Prints its address, and ends with the
// process that started it.
process.stdin.on('end', () => process.exit(0)).resume();
const env = readEnv(process.env);
const [, schemaFolder = '', build = '', secret = ''] = process.argv;
const { app } = await compose({ env, databaseUrl: env.DATABASE_URL, schemaFolder, build, secret, site: blankSite });
process.stdout.write(await app.listen({ port: 0, host: '127.0.0.1' }));
