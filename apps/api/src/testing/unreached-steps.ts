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

/** In the server's own database: the steps in test databases that are dropped. */
const stepTable = 'walked_step';

/** Makes the table of the steps, empty. */
export async function makeStepTable(server: string): Promise<void> {
  await ask(server, `create table if not exists ${stepTable} (step text primary key)`);
  await ask(server, `truncate ${stepTable}`);
}

/** Stores the steps of a database that is going to be dropped. */
export async function storeSteps(server: string, name: string): Promise<void> {
  // Some tests make databases of an older or of no state of ours.
  const steps = await ask(databaseOn(server, name), walked).catch(() => []);
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`insert into ${stepTable} select unnest($1::text[]) on conflict do nothing`, [steps]);
  await client.end();
}

/** The rows of the state machines that no document of any test database has gone through. */
export async function unreachedSteps(server: string): Promise<string[]> {
  const databases = await ask(server, `select datname as step from pg_database where datname like 'test\\_%'`);
  const template = databaseOn(server, templateName);
  const table = `select machine || ' ' || from_status || '>' || to_status as step from kernel.transition order by 1`;
  const left = new Set(await ask(template, table));
  for (const name of databases) await storeSteps(server, name);
  for (const step of await ask(server, `select step from ${stepTable}`)) left.delete(step);
  return [...left];
}
