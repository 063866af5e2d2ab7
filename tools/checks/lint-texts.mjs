// Lints texts as if they were in the files named: [{file, code}] on stdin, a list of rule names for each on stdout.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { LegacyESLint } = createRequire(import.meta.url)('eslint/use-at-your-own-risk');
const eslint = new LegacyESLint({ rulePaths: ['tools/lint/rules'] });
const answers = [];
for (const { file, code } of JSON.parse(readFileSync(0, 'utf8'))) {
  const [result] = await eslint.lintText(code, { filePath: file });
  answers.push(result.messages.map(({ ruleId, message }) => ruleId ?? message));
}
process.stdout.write(JSON.stringify(answers));
