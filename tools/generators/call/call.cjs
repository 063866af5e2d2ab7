const { formatFiles } = require('@nx/devkit');
const { addMember, addNames, insert, kebab, pascal, quoted, replace } = require('../lib/edit.cjs');

const contractFile = ({ domain, name, method, path, access, summary }) => `import { Type } from 'typebox';
import { defineCall, Time } from '../kernel';

export const ${name} = defineCall({
  id: ${quoted(`${domain}.${name}`)},
  method: ${quoted(method)},
  path: ${quoted(path)},
  access: ${quoted(access)},${method === 'POST' ? '\n  body: Type.Object({}),' : ''}
  ok: Type.Object({ at: Time }),
  errors: [],
  summary: ${quoted(summary)},
});
`;

// The stub returns the database's clock: this exercises all layers and cannot be mistaken for a real response.
const handlerFile = ({ domain, name }) => `import { ${name} as call } from '@portal/contract/${domain}';
import { handle } from '../http/handler';
import { readClock } from './${kebab(name)}.store';

export const ${name} = handle(call, async ({ gateway: { db } }) => {
  const { at } = await readClock(db);
  return { at: at.toISOString() };
});
`;

const storeFile = ({ domain, name }) => `import type { Db } from '../database/database';

export const readClock = (db: Db) => db.row(${quoted(`${domain}.${name}`)}, 'select now() as at');
`;

const testFile = ({ domain, name, access }) => `import { calls } from '@portal/contract';
import { ${access === 'customer' ? 'registerCustomer' : 'Client'} } from '@portal/testkit';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { ${name} } = calls.${domain};

let test_: TestGateway;

beforeAll(async () => {
  test_ = await startTestGateway();
});
afterAll(() => test_.stop());

it('answers the moment at which it was asked', async () => {
  const ${access === 'customer' ? '{ client } = await registerCustomer(test_.url)' : 'client = new Client(test_.url)'};
  const { at } = await client.ok(${name}, {});
  expect(Math.abs(Date.now() - Date.parse(at))).toBeLessThan(60_000);
});
`;

/**
 * Creates a call in every layer: contract, handler with a test, endpoint. It returns the current time until you replace it.
 * @param {import('nx/src/generators/tree').Tree} tree
 * @param {{id: string, path: string, access: 'customer' | 'public', does: 'read' | 'act', summary: string}} options
 */
exports.call = async (tree, options) => {
  const [domain, name] = options.id.split('.');
  const { does, access, path } = options;
  const method = does === 'read' ? 'GET' : 'POST';
  const made = { ...options, domain, name, method };
  const contract = `libs/contract/src/${domain}`;
  const gateway = `apps/api/src/${domain}`;
  const client = `libs/api-client/src/${domain}`;
  const file = kebab(name);
  if (!tree.exists(`${contract}/index.ts`))
    throw new Error(`There is no domain ${domain}: the generator domain makes it.`);
  if (tree.exists(`${contract}/${file}.ts`)) throw new Error(`There is a call ${options.id} already.`);

  tree.write(`${contract}/${file}.ts`, contractFile(made));
  tree.write(`${gateway}/${file}.ts`, handlerFile(made));
  tree.write(`${gateway}/${file}.store.ts`, storeFile(made));
  tree.write(`${gateway}/${file}.test.ts`, testFile(made));
  addMember(
    tree,
    'apps/api/src/database/rows.ts',
    'export interface Rows ',
    `  ${quoted(options.id)}: {\n    at: Date;\n  };\n`,
  );

  for (const layer of [contract, gateway])
    insert(tree, `${layer}/index.ts`, /^import (type )?\{/, `import { ${name} } from './${file}';`, /^(\/\*\*|export)/);
  insert(tree, `${contract}/index.ts`, /^export (\*|type) /, `export * from './${file}';`, /^(\/\*\*|export const)/);
  addNames(tree, `${contract}/index.ts`, `export const ${domain}Calls = `, [name]);
  addNames(tree, `${gateway}/index.ts`, `export const ${domain}Handlers = `, [name]);

  const marks = access === 'public' ? ', { open: true }' : '';
  const sent = `${name}: defineRequest<Calls[${quoted(name)}]>(${quoted(method)}, ${quoted(path)}${marks}),`;
  replace(tree, `${client}/requests.ts`, /\n\};\n$/, () => `\n  ${sent}\n};\n`);
  const tags = access === 'public' ? '' : `, [${quoted(domain)}]`;
  replace(
    tree,
    `${client}/${domain}.api.ts`,
    /\n {2}\}\),\n/,
    () => `\n    ${name}: ${does}(build, requests.${name}${tags}),\n  }),\n`,
  );
  const endpoints = /import \{([^}]*)\} from '\.\.\/kernel\/endpoint';/;
  replace(tree, `${client}/${domain}.api.ts`, endpoints, (_, listed) => {
    const names = new Set([...listed.split(',').map((one) => one.trim()), does]);
    return `import { ${[...names].filter(Boolean).sort().join(', ')} } from '../kernel/endpoint';`;
  });
  const hook = `use${pascal(name)}`;
  const hooks = does === 'read' ? [`${hook}Query`, `useLazy${pascal(name)}Query`] : [`${hook}Mutation`];
  addNames(tree, `${client}/index.ts`, 'export const ', hooks);
  await formatFiles(tree);
};
