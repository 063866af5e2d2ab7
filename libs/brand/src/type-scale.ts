/** The text sizes, each named for its size in px in the base scale. */
export const textSteps = [12, 14, 16, 20, 28, 40, 64] as const;
/** A text size, as in `data-size` of the ui components and in `--text-28`. */
export type TextStep = (typeof textSteps)[number];

/**
 * A brand's type scale. Sizes are numbers in rem and line heights are unitless, so that text grows with the user's font size, up
 * to 200 % and beyond. The type does not allow a size in px.
 */
export type TypeScale = {
  /** 12 notes, 14 secondary text, 16 body text, 20 section headings, 28 titles, 40 a page's headline and its main figure, 64 the home page's headline. */
  readonly sizes: Readonly<Record<TextStep, number>>;
  /** Line heights of titles and figures; of text that may wrap to two lines; of body text; of articles. */
  readonly leading: { readonly tight: number; readonly close: number; readonly body: number; readonly loose: number };
  /** `weight` is the CSS font-weight, `spacing` the letter spacing in em. */
  readonly heading: { readonly weight: number; readonly spacing: number };
};
