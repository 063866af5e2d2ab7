const quoted = (value) => `'${value.replace(/[\\']/g, '\\$&')}'`;
const camel = (id) => id.replace(/-([a-z0-9])/g, (_, sign) => sign.toUpperCase());
const pascal = (id) => camel(`-${id}`);
/** The file name of an identifier: `getNews` is in get-news.ts. */
const kebab = (name) =>
  name
    .replace('MT5', 'Mt5')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase();

/** Inserts a line alphabetically among the lines that match `like`; if there are none, before the line that matches `or`. */
function insert(tree, path, like, line, or) {
  const lines = tree.read(path, 'utf8').split('\n');
  const among = lines.flatMap((text, at) => (like.test(text) ? [at] : []));
  const first = or ? lines.findIndex((text) => or.test(text)) : -1;
  if (among.length === 0 && first < 0) throw new Error(`${path} has no line like ${like}`);
  const before = among.find((at) => lines[at].replaceAll("'", '') > line.replaceAll("'", ''));
  if (among.length === 0) lines.splice(first, 0, line, '');
  else lines.splice(before ?? among.at(-1) + 1, 0, line);
  tree.write(path, lines.join('\n'));
}

/** Replaces the one match of `pattern`. The formatter does the rest. */
function replace(tree, path, pattern, by) {
  const text = tree.read(path, 'utf8');
  if (!pattern.test(text)) throw new Error(`${path} has nothing like ${pattern}`);
  tree.write(path, text.replace(pattern, by));
}

/** Adds names to the list in braces that follows `opening`, such as `export const calls = `. */
function addNames(tree, path, opening, names) {
  replace(tree, path, new RegExp(`(${opening}\\{)([^}]*)\\}`), (_, before, listed) => {
    const all = [...listed.split(','), ...names].map((name) => name.trim()).filter(Boolean);
    return listed.includes('\n') ? `${before}\n  ${all.join(',\n  ')},\n}` : `${before} ${all.join(', ')} }`;
  });
}

/** Adds a member of several lines alphabetically to the interface that follows `opening`, which the file ends with. */
function addMember(tree, path, opening, member) {
  replace(tree, path, new RegExp(`(${opening}\\{\\n)([^]*)\\}\\n$`), (_, before, listed) => {
    const all = [...(listed.match(/ {2}'[^]*?\n {2}\};\n/g) ?? []), member];
    return `${before}${all.sort().join('')}}\n`;
  });
}

module.exports = { addMember, addNames, camel, insert, kebab, pascal, quoted, replace };
