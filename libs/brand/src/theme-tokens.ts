import type { TypeScale } from './type-scale';

/**
 * Every colour that a page may use, by purpose. Values are `#RRGGBB`, except `shadow` (a CSS box-shadow), `scrim` and `scheme`.
 */
export type ThemeTokens = {
  scheme: 'light' | 'dark';
  /** Text colours: primary, secondary, tertiary (all readable on surface and background). */
  text: string;
  textSoft: string;
  textFaint: string;
  /** Backgrounds: the page, a raised surface, a sunken surface. */
  background: string;
  surface: string;
  sunken: string;
  /** Hairlines, and the border of an input. */
  line: string;
  lineStrong: string;
  /** Actions: filled (with `onAction` as text colour), as text, as a faint background. */
  action: string;
  actionHover: string;
  onAction: string;
  actionText: string;
  actionTint: string;
  /** Price directions: mark (charts, bars), text, faint flash background. Named for the default convention: red is up. */
  up: string;
  upText: string;
  upTint: string;
  down: string;
  downText: string;
  downTint: string;
  /** Status colours; each has a text and a background. */
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
  /** Focus ring. */
  focus: string;
  shadow: string;
  /** Dims the page behind a dialog. */
  scrim: string;
  /** White in both themes, behind black-on-white images: captchas, QR codes. */
  pictureBackground: string;
};

/** A brand's theme: its colours for each scheme, and its type scale. */
export type Theme = { light: ThemeTokens; dark: ThemeTokens; type: TypeScale };
