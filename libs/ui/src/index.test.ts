import * as chart from './chart/index';
import * as kit from './index';
import * as factor from './factor/index';
import * as form from './form/index';

// Pages and other brands import these names. A change here is a breaking change.
test('the light kit', () => {
  const names = Object.keys(kit).sort();
  expect(names.filter((name) => !name.endsWith('Icon'))).toMatchSnapshot();
  expect(names.filter((name) => name.endsWith('Icon')).length).toBeGreaterThan(0);
});

test('the form door', () => {
  expect(Object.keys(form).sort()).toMatchSnapshot();
});

test('the factor door', () => {
  expect(Object.keys(factor).sort()).toEqual(['FactorForm', 'QrCode', 'askPasskey', 'makePasskey']);
});

test('the chart door', () => {
  expect(Object.keys(chart)).toEqual(['DayBars', 'PriceChart', 'plainView']);
});
