#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { conform } from '../dist/conformance/index.js';

const usage = `portal-conformance --base URL [--staff-base URL] [--username NAME --password WORD | --token TOKEN [--cookie COOKIE]]
Asks a gateway every call of the contract and says of each whether it holds. With a customer's session their reads are asked too.`;

const { values } = parseArgs({
  options: Object.fromEntries(
    ['base', 'staff-base', 'username', 'password', 'token', 'cookie'].map((name) => [name, { type: 'string' }]),
  ),
});
if (!values.base) {
  console.error(usage);
  process.exit(2);
}

async function sessionOf() {
  if (values.token) return { token: values.token, ...(values.cookie && { cookie: values.cookie }) };
  if (!values.username) return undefined;
  const answer = await fetch(`${values.base}/v2/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', lang: 'en' },
    body: JSON.stringify({ username: values.username, password: values.password ?? '', platform: 1 }),
  });
  const { code, msg, data } = await answer.json();
  if (code !== 'OK') {
    console.error(`login: ${code} ${msg}`);
    process.exit(2);
  }
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { token: data.token, ...(cookie && { cookie }) };
}

const findings = await conform({
  base: values.base,
  staffBase: values['staff-base'],
  fetch,
  session: await sessionOf(),
});
for (const { id, problems, skipped } of findings) {
  console.log(`${skipped ? '-' : problems.length === 0 ? '✓' : '✗'} ${id}${skipped ? ' (not asked)' : ''}`);
  for (const problem of problems) console.log(`    ${problem}`);
}
const asked = findings.filter(({ skipped }) => !skipped);
const broken = asked.filter(({ problems }) => problems.length > 0);
console.log(`${asked.length - broken.length} of ${asked.length} hold, ${findings.length - asked.length} not asked`);
process.exitCode = broken.length === 0 ? 0 : 1;
