import { surpriseOf } from './event-row';

test.each([
  ['3.1', '3.0', 'rise'],
  ['-0.2', '-0.1', 'fall'],
  ['10', '9.9', 'rise'],
  ['3.0', '3', undefined],
  [undefined, '3.0', undefined],
  ['3.0', undefined, undefined],
])('compares an actual figure of %s with a forecast of %s: %s', (actual, forecast, surprise) => {
  expect(surpriseOf({ ...(actual && { actual }), ...(forecast && { forecast }) })).toBe(surprise);
});
