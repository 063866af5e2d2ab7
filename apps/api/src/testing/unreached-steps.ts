import pg from 'pg';
import { databaseOn, templateName } from './test-database';

async function ask(url: string, text: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<{ step: string }>(text)).rows.map(({ step }) => step);
  } finally {
    await client.end();
  }
}

// The platform part of a payout writes no events: its status shows the last step, and that the platform was asked.
const walked = `
  select machine || ' ' || coalesce(from_status, '') || '>' || to_status as step from kernel.status_event group by 1
  union select t.machine || ' ' || t.from_status || '>' || t.to_status
  from kernel.transition t join payout.proposal p on p.platform = t.to_status or t.to_status = 'asked' and p.platform <> 'none'
  where t.machine = 'payout.platform'`;

/** The rows of the state machines that no document of any test database has gone through. */
export async function unreachedSteps(server: string): Promise<string[]> {
  const databases = await ask(server, `select datname as step from pg_database where datname like 'test\\_%'`);
  const template = databaseOn(server, templateName);
  const table = `select machine || ' ' || from_status || '>' || to_status as step from kernel.transition order by 1`;
  const left = new Set(await ask(template, table));
  for (const name of databases) {
    // Some tests make databases of an older or of no state of ours.
    for (const step of await ask(databaseOn(server, name), walked).catch(() => [])) left.delete(step);
  }
  return [...left];
}
