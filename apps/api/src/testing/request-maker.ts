import type { CallSpec } from '@portal/contract';
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

/** A right value of each format. */
const formats: Readonly<Record<string, string>> = {
  amount: '60.00',
  date: '2026-01-01',
  'date-time': '2026-01-01T00:00:00Z',
  mobile: '13912345678',
  email: 'a@qq.com',
  password: 'Passw0rd1',
  'mt5-password': 'Trade#2026',
  'sms-code': '123456',
  'email-code': '123456',
  'image-captcha': '1234',
  'chinese-name': '王小明',
  'id-number': '11010519491231002X',
  'bank-account': '6222021234567890128',
  line: '文字',
  cell: '文字',
  prose: '文字\n第二行',
};
/** Of these the first that a pattern takes. */
const texts = [
  ...['1', '60.00', '1.000000', '86', '100001', 'B12345', 'D1234567', '2026-01', '123456', 'finance', 'abcdefghijkl'],
  ...[
    'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
    'XAUUSD',
    '/market',
    'a'.repeat(32),
    'a'.repeat(43),
    '0123456789abcdef'.repeat(4),
  ],
];

/** What breaks readers of JSON, numbers, dates and texts. As JSON, because a number may be none that JavaScript has. */
const wild = [
  ...[
    'null',
    'true',
    '[]',
    '{}',
    '""',
    '[[]]',
    '{"__proto__":{"a":1}}',
    '{"constructor":{"prototype":1}}',
    '["a"]',
    '{"a":{}}',
  ],
  ...[
    '0',
    '-0',
    '-1',
    '1.5',
    '1e400',
    '-1e400',
    '1e-400',
    '9007199254740993',
    '9223372036854775808',
    '1e21',
    '2147483648',
  ],
  ...['NaN', 'Infinity', '0x10', '01', "'a'"],
  ...[
    '"0000-01-01"',
    '"2026-02-30"',
    '"9999-12-31T23:59:60Z"',
    '"+275760-09-13"',
    '"2026-13"',
    '"-000001-01-01"',
    '"1e5"',
  ],
  ...[
    '"\\u0000"',
    '"\\ud800"',
    '"\\u202e"',
    '"a\\r\\nb"',
    '"\\u2028"',
    '"=1+1"',
    '"%s%n"',
    '"../../etc"',
    '"${7*7}"',
    '"toString"',
  ],
  ...['"\'; drop table x; --"', '"<script>"', '"１２"', '"𠮷"', '"👨‍👩‍👧"', '"-0"', '"1_0"', '"٣"', `"${'9'.repeat(400)}"`],
  ...[
    `"${'字'.repeat(30_000)}"`,
    `${'['.repeat(33)}${']'.repeat(33)}`,
    `${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}`,
  ],
  `[${'1,'.repeat(20_000)}1]`,
];
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PROPFIND'];
const types = [
  ...[
    'application/json',
    'application/json; charset=utf-16',
    'application/json;charset=',
    'text/plain',
    'text/json',
    '',
  ],
  ...['application/x-www-form-urlencoded', 'multipart/form-data', 'multipart/form-data; boundary=x', 'application/xml'],
  ...['application/octet-stream', 'a', '/', 'application/json; charset="', 'multipart/mixed; boundary='],
];
const hosts = [
  '',
  'evil.example',
  'localhost',
  '127.0.0.1',
  '[::1]',
  'a b',
  'x'.repeat(300),
  'user.eet.localhost',
  'http://a',
];
const bytes = [
  Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]),
  Buffer.from([0xc3, 0x28]),
  Buffer.from('\ufeff{}'),
  Buffer.from([0x1f, 0x8b, 0x08, 0x00]),
  Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename=""\r\n\r\n'),
  Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nx\r\n--x--\r\n'),
  Buffer.from('{"a":1,"a":2}'),
  Buffer.alloc(3),
];
const headersOf: readonly [string, string][] = [
  ['content-encoding', 'gzip'],
  ['content-encoding', 'br, br'],
  ['accept-encoding', 'gzip;q=x, *'],
  ['accept', 'text/html'],
  ['accept', ';;;'],
  ['lang', 'xx'],
  ['lang', '../..'],
  ['range', 'bytes=5-1'],
  ['if-none-match', '*'],
  ['if-modified-since', 'never'],
  ['cookie', `a=${'b'.repeat(7_000)}`],
  ['cookie', 'sid=%zz; sid=; device="; =;;'],
  ['token', '\u00ff\u00fe'],
  ['token', 'a'.repeat(5_000)],
  ['authorization', 'Bearer '],
  ['authorization', 'Basic !!'],
  ['idempotency-key', 'x'.repeat(129)],
  ['idempotency-key', ''],
  ['x-forwarded-for', 'not an address, ::, 1.2.3.4.5'],
  ['x-request-id', '<script>'],
  ['last-event-id', '9'.repeat(40)],
  ['expect', '100-continue'],
  ['transfer-encoding', 'chunked'],
  ['origin', 'null'],
];

/** Makes requests of a call that a seed repeats. */
export function requestMaker(seed: number) {
  const next = randomOf(seed);
  const pick = <T>(from: readonly T[]): T => from[next(from.length)] as T;

  function sample(schema: Schema): unknown {
    const { type, properties, required = [], items, anyOf, enum: values, format, pattern, minimum } = schema;
    if (schema.const !== undefined) return schema.const;
    if (values) return pick(values);
    if (anyOf) return sample(pick(anyOf));
    if (properties)
      return Object.fromEntries(
        Object.entries(properties)
          .filter(([name]) => required.includes(name) || next(3) > 0)
          .map(([name, one]) => [name, sample(one)]),
      );
    if (type === 'object') return {};
    if (type === 'integer' || type === 'number') return Math.max(minimum ?? 1, 1);
    if (type === 'boolean') return next(2) === 0;
    if (type === 'array') return Array.from({ length: Math.max(schema.minItems ?? 0, 1) }, () => sample(items ?? {}));
    if (format) return formats[format] ?? texts[0];
    return texts.find((text) => new RegExp(pattern ?? '', 'u').test(text)) ?? '1';
  }

  /** JSON of a sample in which one value, or the whole, is none that the schema takes. */
  function broken(schema: Schema): string {
    const body = sample(schema);
    const names = typeof body === 'object' && body !== null ? Object.keys(body) : [];
    const name = names.length > 0 && next(6) > 0 ? pick(names) : undefined;
    if (name === undefined) return pick([...wild, '', '{', '{"a"', `{"unknown":${pick(wild)}}`]);
    return JSON.stringify({ ...(body as object), [name]: '\u0001here' }).replace('"\\u0001here"', () => pick(wild));
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

  return function make(call: CallSpec, breaks: boolean): MadeRequest {
    const headers: MadeRequest['headers'] = { 'idempotency-key': `made-${seed}-${next(1e9)}` };
    const params = (call.params as Schema | undefined)?.properties ?? {};
    const pathOf = (value: (name: string) => string) =>
      call.path.replace(/:(\w+)/g, (_all, name: string) => value(name));
    const right = pathOf((name) => encodeURIComponent(String(sample(params[name] ?? {}))));
    const asked = query(call.query && sample(call.query as Schema));
    const isPost = call.method === 'POST';
    const made: MadeRequest = {
      method: call.method,
      path: asked ? `${right}?${asked}` : right,
      headers,
      body: isPost ? JSON.stringify(call.body ? sample(call.body as Schema) : {}) : undefined,
      keeps: !breaks,
    };
    if (isPost) headers['content-type'] = 'application/json';
    if (!breaks) return made;
    const ways = [
      () => void (made.body = isPost ? broken((call.body ?? {}) as Schema) : made.body),
      () => void (made.body = isPost ? broken((call.body ?? {}) as Schema) : made.body),
      () => void (made.method = pick(methods)),
      () => void (headers['content-type'] = pick(types)),
      () => void (made.body = pick(bytes)),
      () => void (headers['host'] = pick(hosts)),
      () => void (([name, value]) => (headers[name] = value))(pick(headersOf)),
      () => void (made.path = pathOf(() => inAddress(pick(wild)) || '%00')),
      () =>
        void (made.path = `${right}?${Object.keys((call.query as Schema | undefined)?.properties ?? { a: {} })
          .map((name) => `${name}=${inAddress(pick(wild))}`)
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
