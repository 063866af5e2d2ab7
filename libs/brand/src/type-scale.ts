/** The steps of text, each named for its size in px in the base's scale. */
export const textSteps = [12, 14, 16, 20, 28, 40] as const;
/** A step of text, as `data-size` of the kit's components and `--text-28` name it. */
export type TextStep = (typeof textSteps)[number];

/**
 * How a brand sets its text. Sizes are numbers of rem and line heights have no unit, so that text grows with what the reader has
 * set, up to 200 % and beyond: a size in px cannot be said.
 */
export type TypeScale = {
  /** 12 notes, 14 what stands beside, 16 running text, 20 sections, 28 titles, 40 the first line of the home page. */
  readonly sizes: Readonly<Record<TextStep, number>>;
  /** Titles and figures; what may break into two lines; running text; articles. */
  readonly leading: { readonly tight: number; readonly close: number; readonly body: number; readonly loose: number };
  /** `weight` as CSS counts it, `spacing` between the letters in em. */
  readonly heading: { readonly weight: number; readonly spacing: number };
};
