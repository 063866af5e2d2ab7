const { formatFiles } = require('@nx/devkit');
const { kebab, pascal, quoted, replace } = require('../lib/edit.cjs');

const APP = 'apps/user-center/src';

const pageFile = ({
  component,
  domain,
  hook,
  path,
  title,
  description,
}) => `import { ${hook} } from '@portal/api-client/${domain}';
import { Card, DefinitionList, Empty, Skeleton } from '@portal/ui';
import { alwaysRefetch } from '../shared/page/refetch';
import { Loaded } from '../shared/page/loaded';
import { Page } from '../shared/page/page';

const skeleton = (
  <Card>
    <Skeleton lines={3} />
  </Card>
);

/** \`${path}\`: the response as it comes. */
export function ${component}() {
  const query = ${hook}(undefined, alwaysRefetch);
  return (
    <Page title=${quoted(title)} description=${quoted(description)}>
      <Loaded card query={query} skeleton={skeleton}>
        {(answer) => {
          const items = Object.entries(answer).map(([id, value]) => ({ id, term: id, value: String(value) }));
          return <Card>{items.length === 0 ? <Empty title="暂无内容" /> : <DefinitionList items={items} />}</Card>;
        }}
      </Loaded>
    </Page>
  );
}
`;

const testFile = ({ component, file, path, called, title }) => `import { screen } from '@testing-library/react';
import { cut, renderPage } from '../testing/render-page';
import { ${component} } from './${file}.page';

const answer = { at: '2026-11-21T07:00:00Z' };
const open = (...answers: unknown[]) =>
  renderPage(<${component} />, { ${quoted(called)}: () => answers.shift() }, ${quoted(path)});

test('shows what the gateway answers, and its shape in grey until then', async () => {
  open(answer);
  expect(screen.getByRole('heading', { name: ${quoted(title)} })).toBeInTheDocument();
  expect(screen.getByText('正在加载')).toBeInTheDocument();
  expect(await screen.findByText(answer.at)).toBeInTheDocument();
});

test('says where there is nothing', async () => {
  open({});
  expect(await screen.findByText('暂无内容')).toBeInTheDocument();
});

test('what cannot be had can be asked for again', async () => {
  const { user } = open(cut, answer);
  await user.click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findByText(answer.at)).toBeInTheDocument();
});
`;

const browserTestFile = ({ path, title }) => `import { expect, test } from '@playwright/test';
import { axeOf } from '../../axe-of';
import { hosts } from '../../hosts';
import { newcomer } from '../sign-in';

test('a customer finds the page', async ({ page, context }) => {
  await newcomer(context);
  await page.goto(\`\${hosts.userCenter}${path}\`);
  await expect(page.getByRole('heading', { level: 1, name: ${quoted(title)} })).toBeVisible();
  await expect(page.locator('dl')).toBeVisible();
  await axeOf(page);
});
`;

/**
 * Creates a page of the user centre that reads one call, with its states, its test, its browser test and its route.
 * @param {import('nx/src/generators/tree').Tree} tree
 * @param {{id: string, path: string, title: string, description: string, call: string}} options
 */
exports.page = async (tree, options) => {
  const [domain, file] = options.id.split('/');
  const [callDomain, name] = options.call.split('.');
  const { path } = options;
  const contract = `libs/contract/src/${callDomain}/${kebab(name)}.ts`;
  const called = tree.exists(contract) && /path: '([^']+)'/.exec(tree.read(contract, 'utf8'))?.[1];
  if (!called) throw new Error(`There is no call ${options.call}: the generator call makes it.`);
  if (tree.exists(`${APP}/${domain}/${file}.page.tsx`)) throw new Error(`There is a page ${options.id} already.`);
  const component = `${pascal(file)}Page`;
  const made = { ...options, domain: callDomain, file, called, component, hook: `use${pascal(name)}Query` };

  tree.write(`${APP}/${domain}/${file}.page.tsx`, pageFile(made));
  tree.write(`${APP}/${domain}/${file}.page.test.tsx`, testFile(made));
  tree.write(`e2e/user-center/${domain}/${file}.spec.ts`, browserTestFile(made));
  const load = `{ load: () => import('../${domain}/${file}.page').then((page) => ({ default: page.${component} })) }`;
  replace(tree, `${APP}/shell/routes.tsx`, /\n\};\n/, () => `\n  ${quoted(path)}: ${load},\n};\n`);
  replace(tree, `${APP}/shell/page-paths.mts`, /\n\] as const;\n/, () => `\n  ${quoted(path)},\n] as const;\n`);
  // The layers test requires a reason for a domain without a page. This domain now has one.
  const layers = 'tools/checks/layers.test.ts';
  const absent = new RegExp(`\\n {2}'${APP}/${domain}': [^\\n]*`);
  if (absent.test(tree.read(layers, 'utf8'))) replace(tree, layers, absent, '');
  await formatFiles(tree);
};
