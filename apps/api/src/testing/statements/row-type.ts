import ts from 'typescript';

export interface FieldType {
  /** `string`, `number`, `bigint`, `boolean`, `Date`, `Buffer`, `json`, `anything`, or one of these with `[]`. */
  kind: string;
  isNullable: boolean;
  /** A path within JSON at which the type has what JSON cannot hold, such as a Date. */
  noJson: string | undefined;
}

/** The columns that the code reads. `other`: the type of any further column. */
export interface RowType {
  fields: ReadonlyMap<string, FieldType>;
  other: FieldType | undefined;
}

/** The columns of a row's type; undefined where the code reads none, or the type is a parameter of the function around. */
export function rowTypeOf(type: ts.Type, checker: ts.TypeChecker): RowType | undefined {
  if (type.flags & (ts.TypeFlags.TypeParameter | ts.TypeFlags.NonPrimitive)) return undefined;
  const fields = new Map(
    checker
      .getPropertiesOfType(type)
      .map((property) => [property.name, fieldOf(checker.getTypeOfSymbol(property), checker)]),
  );
  const index = checker.getIndexInfoOfType(type, ts.IndexKind.String);
  return { fields, other: index && fieldOf(index.type, checker) };
}

function fieldOf(type: ts.Type, checker: ts.TypeChecker): FieldType {
  const parts = type.isUnion() ? type.types : [type];
  const isNullable = parts.some((part) => part.flags & (ts.TypeFlags.Null | ts.TypeFlags.Any | ts.TypeFlags.Unknown));
  return { kind: kindOf(type, checker), isNullable, noJson: noJsonIn(type, checker) };
}

function kindOf(type: ts.Type, checker: ts.TypeChecker): string {
  const value = checker.getNonNullableType(type);
  if (value.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Never)) return 'anything';
  const fits = (base: ts.Type) => checker.isTypeAssignableTo(value, base);
  if (fits(checker.getStringType())) return 'string';
  if (fits(checker.getNumberType())) return 'number';
  if (fits(checker.getBigIntType())) return 'bigint';
  if (fits(checker.getBooleanType())) return 'boolean';
  if (checker.isArrayType(value)) {
    const [element] = checker.getTypeArguments(value as ts.TypeReference);
    return `${element ? kindOf(element, checker) : 'anything'}[]`;
  }
  const name = value.symbol?.name;
  return name === 'Date' ? 'Date' : name === 'Buffer' || name === 'Uint8Array' ? 'Buffer' : 'json';
}

const MOST_LEVELS = 6;

/** JSON holds texts, numbers, booleans, NULL, lists and objects. A bigint or a Date in such a type would be something else. */
function noJsonIn(type: ts.Type, checker: ts.TypeChecker, level = 0): string | undefined {
  if (level > MOST_LEVELS) return undefined;
  for (const part of type.isUnion() ? type.types : [type]) {
    const kind = kindOf(part, checker);
    if (kind === 'bigint' || kind === 'Date' || kind === 'Buffer') return kind;
    if (checker.isArrayType(part)) {
      const [element] = checker.getTypeArguments(part as ts.TypeReference);
      const found = element && noJsonIn(element, checker, level + 1);
      if (found) return `[].${found}`;
    } else if (kind === 'json') {
      for (const property of checker.getPropertiesOfType(part)) {
        const found = noJsonIn(checker.getTypeOfSymbol(property), checker, level + 1);
        if (found) return `${property.name}.${found}`;
      }
    }
  }
  return undefined;
}
