import { Project } from 'ts-morph';
import { renameProp } from './lib/rename-prop.mjs';

const what = { component: 'Confirm', from: 'dismissLabel', to: 'backLabel' };

function after(code: string) {
  const compilerOptions = { jsx: 4, strict: true, noLib: true };
  const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true, compilerOptions });
  const file = project.createSourceFile('/src/page.tsx', code);
  const { changed, byHand } = renameProp(project, what);
  return { changed, byHand, text: file.getText() };
}

test('renames the property of every element, with or without children, and nothing else', () => {
  const { text, changed } = after(`import { Confirm, Dialog } from '@portal/ui';
export const a = <Confirm title="dismissLabel" dismissLabel={\`返回\`} open />;
export const b = <Confirm dismissLabel="返回">dismissLabel</Confirm>;
export const c = <Dialog dismissLabel="返回" />;
`);
  expect(changed).toBe(2);
  expect(text).toContain('<Confirm title="dismissLabel" backLabel={`返回`} open />');
  expect(text).toContain('<Confirm backLabel="返回">dismissLabel</Confirm>');
  expect(text).toContain('<Dialog dismissLabel="返回" />');
});

test('resolves what a name refers to: an alias, the whole library, another component with the name', () => {
  const { text } = after(`import { Confirm as Ask } from '@portal/ui';
import * as ui from '@portal/ui';
import { Confirm } from './own';
export const a = <Ask dismissLabel="a" />;
export const b = <ui.Confirm dismissLabel="b" />;
export const c = <Confirm dismissLabel="c" />;
export const d = (Ask: typeof Confirm) => <Ask dismissLabel="d" />;
`);
  expect(text).toContain('<Ask backLabel="a" />');
  expect(text).toContain('<ui.Confirm backLabel="b" />');
  expect(text).toContain('<Confirm dismissLabel="c" />');
  expect(text).toContain('<Ask dismissLabel="d" />');
});

test('renames in an object literal that is spread', () => {
  const { text } = after(`import { Confirm } from '@portal/ui';
const dismissLabel = '返回';
export const a = <Confirm {...{ dismissLabel, open: true }} />;
export const b = <Confirm {...{ dismissLabel: '算了' }} />;
`);
  expect(text).toContain('{...{ backLabel: dismissLabel, open: true }}');
  expect(text).toContain("{...{ backLabel: '算了' }}");
});

test('lists the cases that need a manual change', () => {
  const { byHand, changed } = after(`import { Confirm, type ConfirmProps } from '@portal/ui';
const all = { dismissLabel: '返回' };
const none = { open: true };
export const a = <Confirm {...all} {...none} />;
export const b = <Confirm dismissLabel="a" backLabel="b" />;
export type Mine = ConfirmProps;
`);
  expect(changed).toBe(0);
  expect(byHand).toEqual([
    '/src/page.tsx:1 uses the type ConfirmProps',
    '/src/page.tsx:4 spreads an object with a property dismissLabel',
    '/src/page.tsx:5 has a property backLabel already',
  ]);
});
