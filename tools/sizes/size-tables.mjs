import { readFileSync, writeFileSync } from 'node:fs';
import { inWorkspace } from '../commands/lib/workspace.mjs';
import { measured } from './measured.mjs';
import { sizeOf } from './size-of.mjs';

const BEGIN = '<!-- sizes: npm run sizes -->';
const END = '<!-- /sizes -->';
const readmeOf = (lib) => inWorkspace('libs', lib, 'README.md');

/** Measures a library as packed. Throws if an import exceeds its limit or pulls in something forbidden. */
async function rowsOf(lib) {
  const rows = [];
  for (const { name, code, external = [], most, without = [] } of measured[lib]) {
    const { bytes, modules } = await sizeOf(code, external);
    const stowaway = without.find((part) =>
      modules.some((id) => id.includes(part.startsWith('/') ? part : `/node_modules/${part}`)),
    );
    if (stowaway) throw new Error(`${lib}: ${name} brings ${stowaway} along`);
    if (bytes > most) throw new Error(`${lib}: ${name} is ${bytes} B, over its ${most} B`);
    rows.push([name, `${(bytes / 1000).toFixed(1)} kB`, `${(most / 1000).toFixed(1)} kB`]);
  }
  return rows;
}

function tableOf(rows) {
  const all = [['Import', 'brotli', 'ceiling'], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column].length)));
  const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [BEGIN, '', line(all[0]), rule, ...rows.map(line), '', END].join('\n');
}

const within = new RegExp(`${BEGIN}[\\s\\S]*${END}`);
const heading = 'What an import costs an app that has React, the router and styled-components anyway:';

function withTable(text, table) {
  if (within.test(text)) return text.replace(within, () => table);
  return `${text.trimEnd()}\n\n## Sizes\n\n${heading}\n\n${table}\n`;
}

/** Writes the table of every library into its README. */
export async function writeSizes() {
  for (const lib of Object.keys(measured)) {
    const text = readFileSync(readmeOf(lib), 'utf8');
    writeFileSync(readmeOf(lib), withTable(text, tableOf(await rowsOf(lib))));
  }
}

/**
 * Libraries whose README size differs from the measured size by more than 0.25 kB and more than a tenth; '' if there are none.
 * Throws if an import exceeds its limit.
 */
export async function differingSizes() {
  const wrong = [];
  for (const lib of Object.keys(measured)) {
    const [written] = within.exec(readFileSync(readmeOf(lib), 'utf8')) ?? [''];
    for (const [name, size] of await rowsOf(lib)) {
      const line = written.split('\n').find((text) => text.includes(`| ${name} `)) ?? '';
      const stated = Number(/\| +([0-9.]+) kB/.exec(line)?.[1]);
      if (!(Math.abs(stated - Number.parseFloat(size)) <= Math.max(0.25, 0.1 * Number.parseFloat(size))))
        wrong.push(`${lib}: ${name} is ${size}, its README says ${line || 'nothing'}; run npm run sizes`);
    }
  }
  return wrong.join('\n');
}
