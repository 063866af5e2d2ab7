import pg from 'pg';
import { readSchemaFiles, type SqlFile } from '../../database/schema-files';
import { newDatabase, schemaFolder } from '../../testing/test-database';
import { messageParams, type MessageKind } from './message-params';

const kinds = Object.keys(messageParams) as MessageKind[];
let files: SqlFile[];

beforeAll(async () => {
  const { tables, functions, migrations } = await readSchemaFiles(schemaFolder);
  files = [...tables, ...functions, ...migrations];
});

test('the database accepts only the kinds that have texts, and says once of each by which carriers it goes', async () => {
  const client = new pg.Client({ connectionString: await newDatabase() });
  await client.connect();
  const { rows } = await client.query<{ definition: string }>(
    `select pg_get_constraintdef(oid) as definition from pg_constraint
     where conrelid = 'message.message'::regclass and conname = 'message_kind_check'`,
  );
  const refused = client.query(`select message.leave(1, 'deposit.lost', '{}')`);
  await expect(refused).rejects.toMatchObject({ constraint: 'message_kind_check' });
  const known = await client.query<{ kind: string }>('select kind from message.kinds()');
  await client.end();
  expect(known.rows.map(({ kind }) => kind).sort()).toEqual([...kinds].sort());
  const taken = [...(rows[0]?.definition ?? '').matchAll(/'([^']+)'::text/g)].map(([, kind]) => kind);
  expect(taken.sort()).toEqual([...kinds].sort());
});

/** The arguments of a call whose opening bracket is before `text`: split at the commas between them. */
function argumentsOf(text: string): string[] {
  const found = [''];
  let depth = 0;
  for (const [token] of text.matchAll(/'(?:[^']|'')*'|[\s\S]/g)) {
    if (token === ')' && depth === 0) break;
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    if (token === ',' && depth === 0) found.push('');
    else found[found.length - 1] += token;
  }
  return found.map((argument) => argument.trim());
}

interface Call {
  path: string;
  kinds: MessageKind[];
  /** Names of the parameters, still quoted. */
  names: string[];
}

/** Whether a call of `message.leave` names a kind as a whole. */
const isNamed = (kind: MessageKind) =>
  files.some(({ text }) => /message\.leave\(/.test(text) && text.includes(`'${kind}'`));

/** Calls of `message.leave` in SQL. A kind may end with a status, as `'withdraw.' || p.status`; those that another call names are not among them. */
const callsIn = ({ path, text }: SqlFile): Call[] =>
  text
    .split(/(?:perform|select) message\.leave\(/)
    .slice(1)
    .map((rest) => {
      const [, kind = '', params = ''] = argumentsOf(rest);
      const [, name = '', more] = /^'([^']+)'( \|\| [\w.]+)?$/.exec(kind) ?? [];
      const list = /jsonb_build_object\(([\s\S]*)/.exec(params)?.[1];
      return {
        path,
        kinds: more
          ? kinds.filter((one) => one.startsWith(name) && !isNamed(one))
          : kinds.filter((one) => one === name),
        names: list === undefined ? [] : argumentsOf(list).filter((_, place) => place % 2 === 0),
      };
    });

interface Shape {
  properties: object;
  required?: string[];
}

/** The shapes that the parameters of a kind may have. */
const shapesOf = (kind: MessageKind): Shape[] => {
  const schema = messageParams[kind];
  return 'anyOf' in schema ? schema.anyOf : [schema];
};

test('SQL writes only messages of kinds with texts, with exactly the parameters of the text', () => {
  const calls = files.flatMap(callsIn);
  // Eleven files call it, some of them twice.
  expect(calls.length).toBeGreaterThan(11);
  for (const { path, kinds: left, names } of calls) {
    expect([path, left.length > 0]).toEqual([path, true]);
    const given = names.map((name) => name.replaceAll("'", '')).sort();
    for (const kind of left) {
      const known = shapesOf(kind).map(({ properties }) => Object.keys(properties).sort());
      expect({ path, kind, shapes: known }).toEqual({ path, kind, shapes: expect.arrayContaining([given]) });
    }
  }
});

test('no SQL file contains a Chinese text', () => {
  expect(files.length).toBeGreaterThan(100);
  // Han characters, and the punctuation and full-width forms around them.
  const chinese = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;
  expect(files.filter(({ text }) => chinese.test(text)).map(({ path }) => path)).toEqual([]);
});
