import { closeSync, fdatasyncSync, openSync, readFileSync, writeSync } from 'node:fs';

/**
 * A file outside everything that is killed: each line is on disk before the next step. Lines of JSON:
 * `{id, word: invoke|ok|fail|info, …}`. `ok`: acknowledged, `fail`: refused, `info`: may have happened or not.
 */
export function openHistory(path) {
  const file = openSync(path, 'a');
  let next = 0;
  const write = (line) => {
    writeSync(file, `${JSON.stringify(line)}\n`);
    fdatasyncSync(file);
  };
  return {
    /** Records a request before it is sent. Returns a function that records its outcome. */
    invoke(operation) {
      const id = (next += 1);
      write({ id, word: 'invoke', ...operation });
      return (word, more = {}) => write({ id, word, ...more });
    },
    close: () => closeSync(file),
  };
}

/** The operations of a history file, in order, each with its `outcome`: ok, fail or info. */
export function readHistory(path) {
  const operations = new Map();
  for (const line of readFileSync(path, 'utf8').split('\n').filter(Boolean)) {
    const { id, word, ...rest } = JSON.parse(line);
    if (word === 'invoke') operations.set(id, { id, outcome: 'info', ...rest });
    else Object.assign(operations.get(id), rest, { outcome: word });
  }
  return [...operations.values()];
}
