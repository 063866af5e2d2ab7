import { FsTree } from 'nx/src/generators/tree';
import { join } from 'node:path';
import { rule } from './rule.cjs';

const options = {
  id: 'postal-code',
  digits: 6,
  message: '请输入 6 位邮政编码',
  required: '请输入邮政编码',
  messageTw: '請輸入 6 位郵遞區號',
  requiredTw: '請輸入郵遞區號',
  messageEn: 'Enter the 6 digits of the postal code.',
  requiredEn: 'Enter the postal code.',
};

test('writes a rule, its vectors and its line in every table', async () => {
  const tree = new FsTree(join(__dirname, '../../..'), false);
  await rule(tree, options);
  const written = new Map(tree.listChanges().map(({ path, content }) => [path, content?.toString() ?? '']));
  const text = (path: string) => written.get(`libs/rules/src/${path}`);
  expect([...written.keys()].length).toBe(7);
  expect(text('rules/postal-code.ts')).toContain("pattern: '^[0-9]{6}$'");
  expect(text('rules/postal-code.vectors.ts')).toContain("accept: ['482193', '000000']");
  expect(text('rules/all-rules.ts')).toContain("  'postal-code': postalCode,\n");
  expect(text('rules/all-rules.ts')).toContain("import { postalCode } from './postal-code';\n");
  expect(text('rules/index.ts')).toContain("export { postalCode } from './postal-code';\n");
  expect(text('testing/rule-vectors.ts')).toContain("  'postal-code': postalCodeVectors,\n");
  expect(text('texts/zh-tw.ts')).toContain(options.messageTw);
  expect(text('texts/en.ts')).toContain(options.requiredEn);
});

test('refuses an existing rule', async () => {
  const tree = new FsTree(join(__dirname, '../../..'), false);
  await expect(rule(tree, { ...options, id: 'sms-code' })).rejects.toThrow('a rule sms-code already');
});
