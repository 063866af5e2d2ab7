import * as parser from '@typescript-eslint/parser';
import { RuleTester, type Rule } from 'eslint';

const tester = new RuleTester({ languageOptions: { parser } });
const rule = jest.requireActual<Rule.RuleModule>('./rules/imports-go-down');
const inApi = (path: string) => `/repo/apps/api/src/${path}`;
const down = (filename: string, code: string) => ({ filename: inApi(filename), code });
const up = (filename: string, code: string) => ({ ...down(filename, code), errors: [{ messageId: 'up' }] });
const alone = (filename: string, code: string) => ({ ...down(filename, code), errors: [{ messageId: 'alone' }] });

tester.run('imports-go-down', rule, {
  valid: [
    down('deposit/submit-data.ts', `import { fail } from '../core/errors/fail';`),
    down('core/payouts/index.ts', `import type { Gateway } from '../gateway/gateway';`),
    down('core/payouts/index.ts', `import { askPlatform } from '../accounts/ask-platform';`),
    down('start/domains.ts', `import { depositHandlers } from '../deposit';`),
    down('start/compose.ts', `import { fileFolder } from '../adapters/files/folder';`),
    down('start/compose.ts', `import { buildApp } from '../app';`),
    down('app.ts', `import { liveOf } from './account';`),
    down('main.ts', `import { compose } from './start/compose';`),
    down('core/money/money.test.ts', `import { startTestGateway } from '../../testing/start-test-gateway';`),
    {
      filename: '/repo/apps/user-center/src/shell/routes.tsx',
      code: `import { TransferPage } from '../transfer/transfer.page';`,
    },
    {
      filename: '/repo/apps/user-center/src/transfer/transfer.page.tsx',
      code: `import { Page } from '../shared/page/page';`,
    },
    {
      filename: '/repo/apps/site/src/server/render-page.tsx',
      code: `import { Frame } from '../shell/frame';`,
    },
    {
      filename: '/repo/apps/site/src/shell/routes.tsx',
      code: `export const home = () => import('../home/home.page');`,
    },
    { filename: '/repo/libs/ui/src/shared/x.ts', code: `import { x } from '../home/x';` },
  ],
  invalid: [
    up('core/payouts/index.ts', `import { submitData } from '../../deposit/submit-data';`),
    up('http/mount.ts', `import { renderPage } from '../pages/pages';`),
    up('database/database.ts', `export { fail } from '../core/errors/fail';`),
    up('crypto/crypto.ts', `export const x = import('../http/session');`),
    up('core/money/money.ts', `import { compose } from '../../start/compose';`),
    up('core/codes/code-limits.ts', `import type { Env } from '../../start/env/env';`),
    up('jobs/jobs.ts', `import type { Gateway } from '../core/gateway/gateway';`),
    up('limits/counter-of.ts', `import type { Db } from '../database/database';`),
    up('app.ts', `import { handlers } from './start/domains';`),
    up('deposit/submit-data.ts', `import { createServer } from '../app';`),
    up('start/compose.ts', `import { start } from '../main';`),
    up('core/payouts/index.ts', `import { fileFolder } from '../../adapters/files/folder';`),
    up('http/mount.ts', `import { fileFolder } from '../adapters/files/folder';`),
    alone('deposit/submit-data.ts', `import { fileFolder } from '../adapters/files/folder';`),
    alone('app.ts', `import { fileFolder } from './adapters/files/folder';`),
    {
      filename: '/repo/apps/user-center/src/shared/forms/x.ts',
      code: `import { x } from '../../deposit/x';`,
      errors: [{ messageId: 'up' }],
    },
    ...[
      ['home/hero.tsx', '../market/market-table'],
      ['home/hero.tsx', '../shell/frame'],
      ['shared/market/zones.ts', '../../product/product-text'],
      ['shell/frame.tsx', '../server/render-page'],
    ].map(([file, from]) => ({
      filename: `/repo/apps/site/src/${file}`,
      code: `import { x } from '${from}';`,
      errors: [{ messageId: 'up' }],
    })),
    {
      filename: '/repo/apps/user-center/src/transfer/transfer.page.tsx',
      code: `import { DepositPage } from '../deposit/deposit.page';`,
      errors: [{ messageId: 'up' }],
    },
  ],
});
