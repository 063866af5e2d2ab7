import {
  brandOf,
  leastTextContrast,
  themeFaults,
  typeFaults,
  withTheme,
  type ThemeChanges,
  type TypeScale,
} from '@portal/brand';
import { readFileSync } from 'node:fs';
import { EnvError } from '../core/errors/env-error';
import { fileFault } from '../observability/file-fault';

const isColour = (value: unknown) => typeof value === 'string' && /^#[0-9A-Fa-f]{6}$/.test(value);

function parse(file: string): ThemeChanges {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ThemeChanges;
  } catch (error) {
    throw new EnvError([`环境变量 THEME 指定的文件无法读取（${fileFault(error)}）：请核对路径与内容`]);
  }
}

/** The parts and tokens of the type scale that it does not have. */
const unknownType = (type: TypeScale, changes: object) =>
  Object.entries(changes).flatMap(([part, values]) => {
    if (!Object.hasOwn(type, part)) return [`主题 type 里没有 ${part}，可选：${Object.keys(type).join('、')}`];
    return Object.keys(Object(values) as object)
      .filter((name) => !Object.hasOwn(type[part as keyof TypeScale], name))
      .map((name) => `主题 type.${part} 里没有 ${name}`);
  });

/**
 * Reads the theme of this installation: colours and text sizes. An unknown token, an invalid colour or text with too little contrast
 * stops the start.
 * @throws EnvError with a line for each fault, naming the pair or the bounds
 */
export function readTheme({ THEME, BRAND }: { THEME: string; BRAND: string }): ThemeChanges | undefined {
  if (THEME === '') return undefined;
  const brand = brandOf(BRAND);
  const changes = parse(THEME);
  const wrong = Object.entries(changes).flatMap(([scheme, tokens]) => {
    if (scheme === 'type') return unknownType(brand.theme.type, Object(tokens) as object);
    if (scheme !== 'light' && scheme !== 'dark') return [`主题里没有 ${scheme}，可选：light、dark、type`];
    return Object.entries(tokens ?? {}).flatMap(([token, value]) => {
      // The others are not colours: a shadow, the opacity of a backdrop, the name of the scheme.
      const known = isColour((brand.theme[scheme] as Readonly<Record<string, string>>)[token]);
      if (!known) return [`主题 ${scheme} 里没有颜色 ${token}`];
      return isColour(value) ? [] : [`主题 ${scheme} 的 ${token} 须为 #RRGGBB：${String(value)}`];
    });
  });
  if (wrong.length > 0) throw new EnvError(wrong);
  const { theme } = withTheme(brand, changes);
  const faults = themeFaults(theme).map(({ scheme, text, background, contrast }) => {
    const pair = `${text}（${theme[scheme][text]}）在 ${background}（${theme[scheme][background]}）上`;
    return `主题 ${scheme} 的 ${pair}对比度为 ${contrast.toFixed(2)}:1，低于 ${leastTextContrast}:1，无法启动`;
  });
  for (const { token, value, least, most } of typeFaults(theme.type))
    faults.push(`主题 type 的 ${token} 须在 ${least} 与 ${most} 之间：${String(value)}，无法启动`);
  if (faults.length > 0) throw new EnvError(faults);
  return changes;
}
