import { Type, type Static } from 'typebox';
import type { ErrorObject } from 'ajv';
import { checkOf, withoutExtras } from '../../http/validator';

/** ISO 8601 with its offset: a day alone would mean another moment in another place. */
const Moment = Type.String({ format: 'local-moment' });
const Line = (maxLength: number) => Type.String({ minLength: 1, maxLength });
const Picture = Type.String({ pattern: '^images/[a-z0-9-]+\\.(svg|png|jpg)$' });
const Minutes = Type.Optional(Type.Integer({ minimum: 1, maximum: 240 }));

const shared = {
  id: Type.String({ pattern: '^\\d{4,9}$' }),
  title: Line(60),
  summary: Line(160),
  publishedAt: Moment,
  updatedAt: Type.Optional(Moment),
  source: Type.Optional(Line(40)),
  order: Type.Optional(Type.Number()),
  cover: Type.Optional(Picture),
  pinned: Type.Optional(Type.Boolean()),
  /** When it stops to be pinned. */
  pinnedUntil: Type.Optional(Moment),
  minutes: Minutes,
};

const news = Type.Object(shared);
const Platform = Type.Enum(['windows', 'macos', 'android', 'ios', 'web']);

/** The front matter of an article, by the folder of the file. */
export const frontMatters = {
  notice: news,
  company: news,
  macro: news,
  forex: news,
  goods: news,
  stock: news,
  digiccy: news,
  // `popular` is its place among the answers that are offered where a search finds nothing.
  help: Type.Object({ ...shared, topic: Line(20), popular: Type.Optional(Type.Integer({ minimum: 1 })) }),
  video: news,
  mt5Tutorial: Type.Object({ ...shared, platform: Platform }),
  guide: news,
  legal: Type.Object({ ...shared, version: Type.String({ pattern: '^\\d+\\.\\d+\\.\\d+$' }) }),
  page: news,
  slide: Type.Object({
    id: shared.id,
    title: Line(30),
    subtitle: Line(60),
    image: Picture,
    href: Type.String({ format: 'safe-path' }),
    from: Moment,
    until: Moment,
    order: Type.Number(),
  }),
} as const;

export type Kind = keyof typeof frontMatters;
export type FrontMatter<K extends Kind> = Static<(typeof frontMatters)[K]>;

export const isKind = (name: string): name is Kind => Object.hasOwn(frontMatters, name);

const checks = new Map(
  Object.entries(frontMatters).map(([kind, schema]) => [kind, checkOf('strict', withoutExtras(schema))]),
);

function reasonOf({ keyword, params, instancePath }: ErrorObject): { field: string; text: string } {
  const field = instancePath.split('/')[1] ?? '';
  if (keyword === 'required') return { field: '', text: `缺少字段 ${String(params['missingProperty'])}` };
  if (keyword === 'additionalProperties')
    return { field: String(params['additionalProperty']), text: `没有字段 ${String(params['additionalProperty'])}` };
  if (keyword === 'enum') return { field, text: `${field} 只能是 ${(params['allowedValues'] as string[]).join('、')}` };
  if (keyword === 'maxLength') return { field, text: `${field} 超过 ${String(params['limit'])} 个字` };
  if (keyword === 'type') return { field, text: `${field} 的类型应为 ${String(params['type'])}` };
  return { field, text: `${field} 的格式不对` };
}

/** What is wrong with the front matter of a file of the kind: the field, and why. */
export function frontMatterProblems(kind: Kind, data: unknown): { field: string; text: string }[] {
  const check = checks.get(kind);
  return check?.(data) ? [] : (check?.errors ?? []).map(reasonOf);
}
