import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { breaches } from '../testing/axe';
import { MountGate } from './mount-gate';
import { openGate } from './open-gate';

const page = (
  <MountGate>
    <h1>行情</h1>
  </MountGate>
);

test('the served page holds its content, hidden by visibility only', () => {
  const html = renderToString(page);
  expect(html).toContain('<h1>行情</h1>');
  expect(html).toContain('data-mounted="false"');
});

test('the first script can open it before the page is mounted', () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(page);
  const visible = () => getComputedStyle(root.querySelector('[data-mounted]') ?? root).visibility;
  expect(visible()).toBe('hidden');
  openGate();
  expect(visible()).toBe('visible');
  root.remove();
  delete document.documentElement.dataset['gate'];
});

test('the first client render opens the gate, without a hydration mismatch', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  const complaints: unknown[] = [];
  await act(async () => {
    hydrateRoot(root, page, { onRecoverableError: (error) => complaints.push(error) });
  });
  expect(root.querySelector('[data-mounted]')).toHaveAttribute('data-mounted', 'true');
  expect(complaints).toEqual([]);
});

test('where the page says so, it waits for who opens it', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(page);
  document.documentElement.dataset['gate'] = 'mounted';
  await act(async () => void hydrateRoot(root, page));
  const gate = root.querySelector('[data-mounted=true]') ?? root;
  expect(getComputedStyle(gate).visibility).toBe('hidden');
  openGate();
  expect(getComputedStyle(gate).visibility).toBe('visible');
  root.remove();
  delete document.documentElement.dataset['gate'];
});

test('once open it stands in nobody’s way', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(page);
  await act(async () => void hydrateRoot(root, page));
  expect(await breaches(root)).toEqual([]);
  root.remove();
});
