import type { CallSpec } from '@portal/contract';
import {
  contentTypes,
  methods,
  rightFormats,
  rightTexts,
  wildBytes,
  wildHeaders,
  wildHosts,
  wildJson,
} from './made-input';
import { randomOf } from './random-deals';

/** A request that was made from the contract or against it. */
export interface MadeRequest {
  method: string;
  path: string;
  headers: Record<string, string | string[]>;
  body: string | Buffer | undefined;
  /** Nothing of it breaks the schema; whether it can be answered with 2xx depends on what there is. */
  keeps: boolean;
}

/** What requests may be made of. */
export interface Given {
  /** Right values of fields by name: what there is for the one who asks. */
  known: Readonly<Record<string, string>>;
  /** Samples have no more than what the schema requires. */
  bare?: boolean;
  /** The arguments of a right request. Without them they are samples of the schema. */
  args?: object;
  file?: Buffer;
}

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  minLength?: number;
}

const boundary = 'made';
const multipart = (file: Buffer) =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="file"\r\n\r\n`),
    file,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);

/** Makes requests of a call that a seed repeats. */
export function requestMaker(seed: number) {
  const next = randomOf(seed);
  const pick = <T>(from: readonly T[]): T => from[next(from.length)] as T;

  function sample(schema: Schema, given: Given, name = ''): unknown {
    const { type, properties, required = [], items, anyOf, enum: values, format, pattern, minimum } = schema;
    if (schema.const !== undefined) return schema.const;
    if (values) return pick(values);
    if (anyOf) return sample(pick(anyOf), given);
    if (properties)
      return Object.fromEntries(
        Object.entries(properties)
          .filter(([property]) => required.includes(property) || (!given.bare && next(3) > 0))
          .map(([property, one]) => [property, sample(one, given, property)]),
      );
    if (type === 'object') return {};
    if (type === 'integer' || type === 'number') return Math.max(minimum ?? 1, 1);
    if (type === 'boolean') return next(2) === 0;
    if (type === 'array')
      return Array.from({ length: Math.max(schema.minItems ?? 0, 1) }, () => sample(items ?? {}, given));
    if (given.known[name] !== undefined) return given.known[name];
    if (format) return rightFormats[format] ?? rightTexts[0];
    return rightTexts.find((text) => new RegExp(pattern ?? '', 'u').test(text)) ?? '1';
  }

  /** JSON of a right body in which one value, or the whole, is none that the schema takes. */
  function broken(body: unknown): string {
    const names = typeof body === 'object' && body !== null ? Object.keys(body) : [];
    const name = names.length > 0 && next(6) > 0 ? pick(names) : undefined;
    if (name === undefined) return pick([...wildJson, '', '{', '{"a"', `{"unknown":${pick(wildJson)}}`]);
    return JSON.stringify({ ...(body as object), [name]: '\u0001here' }).replace('"\\u0001here"', () => pick(wildJson));
  }
  const text = (value: string) => (/^".*"$/s.test(value) ? (JSON.parse(value) as string) : value);
  const inAddress = (value: string) => {
    try {
      return encodeURIComponent(text(value)).slice(0, 2_000);
    } catch {
      return '%ED%A0%80';
    }
  };
  const query = (given: unknown) =>
    new URLSearchParams(
      Object.entries((given ?? {}) as object).map(([name, value]): [string, string] => [name, String(value)]),
    ).toString();

  return function make(call: CallSpec, breaks: boolean, given: Given): MadeRequest {
    const headers: MadeRequest['headers'] = { 'idempotency-key': `made-${seed}-${next(1e9)}` };
    const pathOf = (value: (name: string) => string) =>
      call.path.replace(/:(\w+)/g, (_all, name: string) => value(name));
    const { args, file } = given;
    const part = (schema: Schema | undefined): object =>
      args
        ? Object.fromEntries(Object.entries(args).filter(([name]) => schema?.properties?.[name]))
        : schema
          ? (sample(schema, given) as object)
          : {};
    const names = part(call.params as Schema | undefined) as Record<string, unknown>;
    const right = pathOf((name) => encodeURIComponent(String(names[name] ?? '1')));
    const asked = query(part(call.query as Schema | undefined));
    const body = part(call.body as Schema | undefined);
    const isPost = call.method === 'POST';
    const made: MadeRequest = {
      method: call.method,
      path: asked ? `${right}?${asked}` : right,
      headers,
      body: file ? multipart(file) : isPost ? JSON.stringify(body) : undefined,
      keeps: !breaks,
    };
    if (isPost) headers['content-type'] = file ? `multipart/form-data; boundary=${boundary}` : 'application/json';
    if (!breaks) return made;
    const ways = [
      () => void (made.body = isPost ? broken(body) : made.body),
      () => void (made.body = isPost ? broken(body) : made.body),
      () => void (made.method = pick(methods)),
      () => void (headers['content-type'] = pick(contentTypes)),
      () => void (made.body = pick(wildBytes)),
      () => void (headers['host'] = pick(wildHosts)),
      () => void (([name, value]) => (headers[name] = value))(pick(wildHeaders)),
      () => void (made.path = pathOf(() => inAddress(pick(wildJson)) || '%00')),
      () =>
        void (made.path = `${right}?${Object.keys((call.query as Schema | undefined)?.properties ?? { a: {} })
          .map((name) => `${name}=${inAddress(pick(wildJson))}`)
          .join('&')}`),
      () =>
        void (made.path = pick([
          `${right}?%zz=%`,
          `${right}/..%2f`,
          `/${right}`,
          `${right}%00`,
          `${right}?a[]=1&a[]=2&__proto__=1`,
          `${right};a`,
        ])),
    ];
    pick(ways)();
    if (next(3) === 0) pick(ways)();
    if (['GET', 'HEAD', 'OPTIONS'].includes(made.method) && next(4) > 0) made.body = undefined;
    return made;
  };
}
