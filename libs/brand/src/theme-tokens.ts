import type { TypeScale } from './type-scale';

/** Every colour a page may use, by meaning. Values are `#RRGGBB`, except `shadow` (a CSS box-shadow), `scrim` and `scheme`. */
export type ThemeTokens = {
  scheme: 'light' | 'dark';
  /** Text: main, secondary, third (all readable on surface and background). */
  text: string;
  textSoft: string;
  textFaint: string;
  /** Surfaces: the page, what lies on it, what is sunk into it. */
  background: string;
  surface: string;
  sunken: string;
  /** Hairlines between things, and the edge of something one can type into. */
  line: string;
  lineStrong: string;
  /** What can be done: filled (with `onAction` on it), as text, as a faint background. */
  action: string;
  actionHover: string;
  onAction: string;
  actionText: string;
  actionTint: string;
  /** Price directions: mark (charts, bars), text, faint background of a flash. Named for the default custom: red is up. */
  up: string;
  upText: string;
  upTint: string;
  down: string;
  downText: string;
  downTint: string;
  /** States of a thing; each has a text and a background. */
  ok: string;
  okTint: string;
  warn: string;
  warnTint: string;
  danger: string;
  dangerHover: string;
  onDanger: string;
  dangerText: string;
  dangerTint: string;
  /** The metals of the account levels: mark, text, background. */
  metalMin: string;
  metalMinText: string;
  metalMinTint: string;
  metalStd: string;
  metalStdText: string;
  metalStdTint: string;
  metalDia: string;
  metalDiaText: string;
  metalDiaTint: string;
  /** Ring around what has the focus. */
  focus: string;
  shadow: string;
  /** What dims the page behind a dialog. */
  scrim: string;
  /** White in both themes, under pictures that are black on white: captchas, QR codes. */
  pictureBackground: string;
};

/** The look of a brand: its colours for each scheme, and how it sets text. */
export type Theme = { light: ThemeTokens; dark: ThemeTokens; type: TypeScale };
