const channels = (colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
const hex = (values) =>
  `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`.toUpperCase();

/** Mixes two colours. `share` (0 to 1) is the part of the other one. */
const mix = (one, other, share) =>
  hex(channels(one).map((value, index) => value * (1 - share) + channels(other)[index] * share));

function luminance(colour) {
  const [red, green, blue] = channels(colour)
    .map((value) => value / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

exports.contrast = contrast;
function contrast(one, other) {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The nearest shade towards `end` that is readable on all backgrounds. The ratio exceeds AA a little, to allow for rounding. */
function readable(colour, end, backgrounds, ratio = 4.6) {
  for (let share = 0; share <= 1; share += 0.02) {
    const shade = mix(colour, end, share);
    if (backgrounds.every((background) => contrast(shade, background) >= ratio)) return shade;
  }
  return end;
}

const WHITE = '#FFFFFF';
const BLACK = '#000000';
// Backgrounds of libs/brand/src/base-theme.ts that a link may be on. The contrast test checks the result against all pairs.
const LIGHT = ['#FFFFFF', '#F5F7FA', '#EEF1F6', '#FDF3DF', '#FBEAE9', '#E4F4EE'];
const DARK = ['#121B2D', '#0B1220', '#0E1626', '#332A18', '#3A1C23', '#0F3330'];

/** The theme colours that derive from one colour, in both schemes. */
exports.themeOf = (colour) => {
  const tint = mix(colour, WHITE, 0.9);
  const action = readable(colour, BLACK, [...LIGHT, tint]);
  const darkTint = mix(colour, DARK[0], 0.78);
  const darkAction = readable(mix(colour, WHITE, 0.1), BLACK, [WHITE]);
  const darkText = readable(colour, WHITE, [...DARK, darkTint]);
  return {
    light: { action, actionHover: mix(action, BLACK, 0.18), actionText: action, actionTint: tint, focus: action },
    dark: {
      // A button must also contrast with the dark background itself, at 3:1.
      action: contrast(darkAction, DARK[0]) >= 3.05 ? darkAction : readable(darkAction, WHITE, DARK.slice(0, 2), 3.05),
      actionHover: mix(darkAction, BLACK, 0.15),
      actionText: darkText,
      actionTint: darkTint,
      focus: darkText,
    },
  };
};
