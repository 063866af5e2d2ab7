import type { ColourToken } from './brand';

const surfaces = ['surface', 'background', 'sunken'] as const;
const each = (text: ColourToken, backgrounds: readonly ColourToken[]) =>
  backgrounds.map((background) => [text, background] as const);

/** Every text colour token with every background token it is used on. */
export const readablePairs: readonly (readonly [text: ColourToken, background: ColourToken])[] = [
  ...each('text', [...surfaces, 'actionTint', 'okTint', 'warnTint', 'dangerTint', 'upTint', 'downTint']),
  ...each('textSoft', surfaces),
  ...each('textFaint', surfaces),
  ...each('actionText', [...surfaces, 'actionTint', 'warnTint', 'dangerTint', 'okTint']),
  ...each('upText', [...surfaces, 'upTint']),
  ...each('downText', [...surfaces, 'downTint']),
  ...each('ok', [...surfaces, 'okTint']),
  ...each('warn', [...surfaces, 'warnTint']),
  ...each('dangerText', [...surfaces, 'dangerTint']),
  ...each('metalMinText', [...surfaces, 'metalMinTint']),
  ...each('metalStdText', [...surfaces, 'metalStdTint']),
  ...each('metalDiaText', [...surfaces, 'metalDiaTint']),
  ...each('onAction', ['action', 'actionHover']),
  ...each('onDanger', ['danger', 'dangerHover']),
];
