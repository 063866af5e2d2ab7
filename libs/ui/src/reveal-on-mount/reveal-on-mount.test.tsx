import { act, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { breaches } from '../testing/axe';
import { RevealOnMount } from './reveal-on-mount';
import { revealPage, stopRevealTimer } from './reveal-page';

const page = (
  <RevealOnMount>
    <h1>行情</h1>
  </RevealOnMount>
);

test('the served page contains its content, hidden by visibility only', () => {
  const html = renderToString(page);
  expect(html).toContain('<h1>行情</h1>');
  expect(html).toContain('data-mounted="false"');
});

test('the first script can show it before the page has mounted', () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(page);
  const visible = () => getComputedStyle(root.querySelector('[data-mounted]') ?? root).visibility;
  expect(visible()).toBe('hidden');
  revealPage();
  expect(visible()).toBe('visible');
  root.remove();
  delete document.documentElement.dataset['revealState'];
});

test('its timer is longer than a slow line needs for the first script, which stops it', () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(page);
  const animation = () => getComputedStyle(root.querySelector('[data-mounted]') ?? root).animation;
  expect(animation()).toMatch(/ 0s 3s forwards$/);
  stopRevealTimer();
  expect(animation()).toBe('none');
  root.remove();
  delete document.documentElement.dataset['revealTimer'];
});

test('the first client render shows the content, without a hydration mismatch', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  const complaints: unknown[] = [];
  await act(async () => {
    hydrateRoot(root, page, { onRecoverableError: (error) => complaints.push(error) });
  });
  expect(root.querySelector('[data-mounted]')).toHaveAttribute('data-mounted', 'true');
  expect(complaints).toEqual([]);
});

test('with data-reveal-state waits for revealPage: shows the text first, and fields when they work', async () => {
  const form = (
    <RevealOnMount>
      <h1>登录</h1>
      <p data-waits>手机号</p>
    </RevealOnMount>
  );
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(form);
  document.documentElement.dataset['revealState'] = 'hidden';
  await act(async () => void hydrateRoot(root, form));
  const shown = () =>
    ['[data-mounted]', '[data-waits]'].map((part) => getComputedStyle(root.querySelector(part) ?? root).visibility);
  expect(shown()).toEqual(['hidden', 'hidden']);
  await act(async () => revealPage('text'));
  expect(shown()).toEqual(['visible', 'hidden']);
  expect(root.firstElementChild).toHaveAttribute('data-mounted', 'false');
  await act(async () => revealPage());
  expect(shown()).toEqual(['visible', 'visible']);
  expect(root.firstElementChild).toHaveAttribute('data-mounted', 'true');
  root.remove();
  delete document.documentElement.dataset['revealState'];
});

test('without served HTML shows the first commit before any effect can request the focus', () => {
  const root = document.createElement('div');
  document.body.append(root);
  let seen: string | undefined;
  function Asking() {
    useLayoutEffect(() => {
      seen = getComputedStyle(root.querySelector('h1') ?? root).visibility;
    }, []);
    return <h1>账户总览</h1>;
  }
  const { unmount } = render(
    <RevealOnMount>
      <Asking />
    </RevealOnMount>,
    { container: root },
  );
  expect(seen).toBe('visible');
  unmount();
  root.remove();
});

test('has no accessibility violations once it is shown', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(page);
  await act(async () => void hydrateRoot(root, page));
  expect(await breaches(root)).toEqual([]);
  root.remove();
});
