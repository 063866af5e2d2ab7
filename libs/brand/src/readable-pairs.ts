import type { Paint } from './brand';

const surfaces = ['paper', 'ground', 'sunken'] as const;
const each = (text: Paint, grounds: readonly Paint[]) => grounds.map((ground) => [text, ground] as const);

/** Every token that text is written in, with every token that it is written on. */
export const readablePairs: readonly (readonly [text: Paint, ground: Paint])[] = [
  ...each('ink', [...surfaces, 'actionTint', 'okTint', 'warnTint', 'dangerTint', 'upTint', 'downTint']),
  ...each('inkSoft', surfaces),
  ...each('inkFaint', surfaces),
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
