import { screen } from '@testing-library/react';
import { renderPage } from '../testing/render-page';
import { Mt5TutorialPage } from './mt5-tutorial.page';

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';
const current = async () =>
  (await screen.findByRole('link', { current: 'page', name: /iOS|Windows|网页/ })).textContent;
afterEach(() => jest.restoreAllMocks());

test.each([
  ['/mt5Tutorial', iPhone, 'iOS'],
  ['/mt5Tutorial?platform=web', iPhone, '网页'],
  ['/mt5Tutorial', 'Mozilla/5.0 (X11; Linux x86_64)', 'Windows'],
])('%s on %s opens the steps for %s', async (at, userAgent, name) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  renderPage(Mt5TutorialPage, { at });
  expect(await current()).toBe(name);
});
