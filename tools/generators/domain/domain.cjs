const { formatFiles } = require('@nx/devkit');
const { call } = require('../call/call.cjs');
const { insert, replace } = require('../lib/edit.cjs');

const requestsFile = (id) => `import type { ${id}Calls } from '@portal/contract/${id}';
import { defineRequest } from '../http/request';

type Calls = typeof ${id}Calls;

/** The ${id} calls for \`call()\` of @portal/api-client/http. */
export const ${id}Requests = {
};
`;

const apiFile = (id) => `import { api } from '../kernel/api';
import { } from '../kernel/endpoint';
import { ${id}Requests as requests } from './requests';

/** The ${id} endpoints, put into the one base api. */
export const ${id}Api = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
  }),
});
`;

const hooksFile = (id) => `import { ${id}Api } from './${id}.api';

export { ${id}Api };
/** A hook for each ${id} call. The contract describes its arguments, response and errors. */
export const { } = ${id}Api;
`;

const handlersFile = (id) => `import type { ${id}Calls } from '@portal/contract/${id}';
import type { Handlers } from '../http/handler';

export const ${id}Handlers = { } satisfies Handlers<typeof ${id}Calls>;
`;

const entry = (tree, lib, name, source) =>
  insert(tree, `libs/${lib}/package.json`, /^ {4}"\.\//, `    "./${name}": "./src/${source}",`);

/**
 * Creates a domain in every layer, with its first call.
 * @param {import('nx/src/generators/tree').Tree} tree
 * @param {{id: string, call: string, path: string, access: 'customer' | 'public', does: 'read' | 'act', summary: string}} options
 */
exports.domain = async (tree, { id, ...first }) => {
  const list = 'libs/contract/src/domains.ts';
  if (tree.read(list, 'utf8').includes(`'${id}'`)) throw new Error(`There is a domain ${id} already.`);
  const beforeStaff = (path, line) => replace(tree, path, /\n( *'?staff\b)/, (_, staff) => `\n  ${line}\n${staff}`);

  beforeStaff(list, `'${id}',`);
  beforeStaff('libs/contract/src/index.ts', `${id}: ${id}Calls,`);
  insert(tree, 'libs/contract/src/index.ts', /^import .* from '\.\/s/, `import { ${id}Calls } from './${id}';`);
  tree.write(
    `libs/contract/src/${id}/index.ts`,
    `/** The ${id} calls by name. */\nexport const ${id}Calls = { } as const;\n`,
  );
  entry(tree, 'contract', id, `${id}/index.ts`);

  tree.write(`libs/api-client/src/${id}/requests.ts`, requestsFile(id));
  tree.write(`libs/api-client/src/${id}/${id}.api.ts`, apiFile(id));
  tree.write(`libs/api-client/src/${id}/index.ts`, hooksFile(id));
  replace(tree, 'libs/api-client/src/kernel/tag-types.ts', /\n\] as const;/, `\n  '${id}',\n] as const;`);
  entry(tree, 'api-client', id, `${id}/index.ts`);
  entry(tree, 'api-client', `${id}/requests`, `${id}/requests.ts`);

  tree.write(`apps/api/src/${id}/index.ts`, handlersFile(id));
  beforeStaff('apps/api/src/start/domains.ts', `${id}: ${id}Handlers,`);
  insert(tree, 'apps/api/src/start/domains.ts', /^import \{/, `import { ${id}Handlers } from '../${id}';`);
  tree.write(`apps/api/database/${id}/tables.sql`, `-- The tables of ${id}.\n`);

  const reason = `'apps/user-center/src/${id}': 'has no page yet: the generator page writes one and takes this line away',`;
  replace(tree, 'tools/checks/layers.test.ts', /\n\};\n/, () => `\n  ${reason}\n};\n`);
  await call(tree, { ...first, id: `${id}.${first.call}` });
  await formatFiles(tree);
};
