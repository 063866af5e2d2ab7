// npm run codemod -- rename-prop Confirm dismissLabel backLabel '../our-portal/src/**/*.tsx' [--dry]
import { Project } from 'ts-morph';
import { fail } from '../commands/lib/fail.mjs';
import { renameProp } from './lib/rename-prop.mjs';

const [component, from, to, ...rest] = process.argv.slice(3);
const patterns = rest.filter((word) => word !== '--dry');
if (patterns.length === 0) fail('用法：npm run codemod -- rename-prop <组件> <旧属性> <新属性> <文件…> [--dry]');

const project = new Project({ compilerOptions: { jsx: 4, allowJs: true, strict: true } });
project.addSourceFilesAtPaths(patterns);
const { changed, byHand } = renameProp(project, { component, from, to });
const files = project.getSourceFiles().filter((file) => !file.isSaved());
if (!rest.includes('--dry')) await project.save();
console.log(`${changed} places in ${files.length} of ${project.getSourceFiles().length} files`);
for (const line of byHand) console.log(`by hand: ${line}`);
