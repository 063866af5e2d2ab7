import { relative } from 'node:path';
import ts from 'typescript';
import { constantTexts } from './constant-text';
import { listPageTexts, sortedListTexts } from './list-texts';
import { rowTypeOf, type RowType } from './row-type';

export interface Statement {
  /** `transfer/transfer.store.ts:71` */
  place: string;
  /** The name of the prepared statement, where it is constant. */
  name: string;
  /** The name stands for one text. */
  isNamed: boolean;
  /** One for each variant; undefined if composed while the code runs. */
  texts: readonly string[] | undefined;
  /** Further texts that PostgreSQL only has to accept. */
  others: readonly string[];
  row: RowType | undefined;
  /** The code states the type of the row itself. */
  isCast: boolean;
  /** How many values it is given; undefined if a list from elsewhere. */
  values: number | undefined;
}

const ofDb = new Set(['rows', 'row', 'maybe']);

/** Whether a method is declared by `Db` or by the driver, and not by something else of the same name. */
function runnerOf(call: ts.CallExpression, signature: ts.Signature | undefined): 'db' | 'driver' | undefined {
  if (!ts.isPropertyAccessExpression(call.expression) || !signature?.declaration) return undefined;
  const name = call.expression.name.text;
  const home = signature.declaration.getSourceFile().fileName;
  if (ofDb.has(name) && home.endsWith('src/database/database.ts')) return 'db';
  return name === 'query' && home.includes('@types/pg/') ? 'driver' : undefined;
}

/** The row of `Promise<Row[]>`, `Promise<Row | undefined>`, `Promise<Row>`, `Promise<QueryResult<Row>>` or `Promise<{ rows: Row[], total }>`. */
function rowOf(signature: ts.Signature, checker: ts.TypeChecker): ts.Type | undefined {
  const awaited = checker.getAwaitedType(checker.getReturnTypeOfSignature(signature));
  if (!awaited) return undefined;
  const page = checker.getNonNullableType(awaited);
  const rows = page.symbol?.name === 'QueryResult' ? undefined : page.getProperty('total') && page.getProperty('rows');
  const result = rows ? checker.getTypeOfSymbol(rows) : page;
  const isWrapped = checker.isArrayType(result) || result.symbol?.name === 'QueryResult';
  return isWrapped ? checker.getTypeArguments(result as ts.TypeReference)[0] : result;
}

/** Every call in the gateway's code that runs a statement. */
export function findStatements(program: ts.Program, folder: string): Statement[] {
  const checker = program.getTypeChecker();
  const found: Statement[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) add(node);
    ts.forEachChild(node, visit);
  };
  const add = (call: ts.CallExpression): void => {
    const statement = ts.isIdentifier(call.expression) ? listOf(call, checker) : methodOf(call, checker);
    if (!statement) return;
    const source = call.getSourceFile();
    const line = source.getLineAndCharacterOfPosition(call.getStart()).line + 1;
    found.push({
      place: `${relative(folder, source.fileName)}:${line}`,
      isCast: call.typeArguments !== undefined,
      name: statement.name,
      isNamed: statement.isNamed,
      texts: statement.texts,
      others: statement.others,
      row: statement.row && rowTypeOf(statement.row, checker),
      values: statement.values,
    });
  };
  for (const file of program.getSourceFiles()) {
    const path = relative(folder, file.fileName);
    if (!path.startsWith('..') && !/\.test\.ts$|(^|\/)testing\//.test(path)) visit(file);
  }
  return found;
}

interface Found extends Pick<Statement, 'name' | 'isNamed' | 'texts' | 'others' | 'values'> {
  row: ts.Type | undefined;
}

function methodOf(call: ts.CallExpression, checker: ts.TypeChecker): Found | undefined {
  if (!ts.isPropertyAccessExpression(call.expression)) return undefined;
  const method = call.expression.name.text;
  if (!ofDb.has(method) && method !== 'query') return undefined;
  const signature = checker.getResolvedSignature(call);
  const runner = runnerOf(call, signature);
  if (!runner || !signature) return undefined;
  const [name, text, values] = runner === 'db' ? call.arguments : [undefined, ...call.arguments];
  const texts = text && constantTexts(text, checker);
  // The driver takes several commands in one text.
  const commands = runner === 'driver' ? (texts ?? []).flatMap((all) => all.split(';')) : [];
  const isSeveral = commands.length > 1;
  const names = (name && constantTexts(name, checker)) ?? [];
  return {
    name: names.join('|'),
    isNamed: names.length === 1 && texts?.length === 1,
    texts: isSeveral ? [] : texts,
    others: isSeveral ? commands : [],
    row: rowOf(signature, checker),
    values: countOf(values),
  };
}

const lists = { sortedRows: sortedListTexts, sortedList: sortedListTexts, listPage: listPageTexts };

/** A call of one of the functions in `src/database` that compose lists: (db, list, …). */
function listOf(call: ts.CallExpression, checker: ts.TypeChecker): Found | undefined {
  const name = call.expression.getText();
  const [, list] = call.arguments;
  if (!(name in lists) || !list) return undefined;
  const texts = lists[name as keyof typeof lists](list, checker);
  const signature = checker.getResolvedSignature(call);
  return {
    name: texts?.name ?? list.getText(),
    isNamed: texts !== undefined && name !== 'listPage',
    texts: texts && [texts.row],
    others: texts ? [texts.whole] : [],
    row: name === 'listPage' || !signature ? undefined : rowOf(signature, checker),
    values: undefined,
  };
}

function countOf(values: ts.Expression | undefined): number | undefined {
  if (!values) return 0;
  if (!ts.isArrayLiteralExpression(values) || values.elements.some(ts.isSpreadElement)) return undefined;
  return values.elements.length;
}
