import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as React from 'react';
import { breaches } from '../testing/axe';

const root = document.documentElement;
let systemDark = false;
const systemListeners = new Set<() => void>();

function systemTurns(dark: boolean) {
  systemDark = dark;
  systemListeners.forEach((listener) => listener());
}

// The modules keep state for the life of a page. A fresh page shares only React with the renderer.
const resetPage = () => {
  jest.resetModules();
  jest.doMock('react', () => React);
};

beforeEach(() => {
  resetPage();
  localStorage.clear();
  systemListeners.clear();
  systemDark = false;
  root.removeAttribute('data-theme');
  window.matchMedia = jest.fn().mockImplementation(() => ({
    get matches() {
      return systemDark;
    },
    addEventListener: (_type: string, listener: () => void) => systemListeners.add(listener),
  }));
});

const load = async () => {
  const { initialTheme } = await import('./choices');
  const { ThemeSwitch } = await import('./theme-switch');
  const { PriceColourSwitch } = await import('./price-colour-switch');
  return { initialTheme, ThemeSwitch, PriceColourSwitch };
};

test('follows the system until a theme is selected, then the selection, also after a reload', async () => {
  const { initialTheme, ThemeSwitch } = await load();
  initialTheme();
  expect(root).toHaveAttribute('data-theme', 'light');
  act(() => systemTurns(true));
  expect(root).toHaveAttribute('data-theme', 'dark');

  render(<ThemeSwitch />);
  await userEvent.click(screen.getByRole('button', { name: '切换主题' }));
  await waitFor(() => expect(root).toHaveAttribute('data-theme', 'light'));
  act(() => systemTurns(false));
  act(() => systemTurns(true));
  expect(root).toHaveAttribute('data-theme', 'light');
  expect(await breaches()).toEqual([]);

  resetPage();
  root.removeAttribute('data-theme');
  (await load()).initialTheme();
  expect(root).toHaveAttribute('data-theme', 'light');
});

test('shows a rise in red by default, and stores the choice of the visitor', async () => {
  const { initialTheme, PriceColourSwitch } = await load();
  initialTheme();
  expect(root).toHaveAttribute('data-price', 'red-up');
  render(<PriceColourSwitch />);
  await userEvent.click(screen.getByRole('button', { name: '涨跌颜色' }));
  await waitFor(() => expect(root).toHaveAttribute('data-price', 'green-up'));
  await waitFor(() => expect(localStorage.getItem('priceColour')).toBe('green-up'));
  await userEvent.click(screen.getByRole('button', { name: '涨跌颜色' }));
  await waitFor(() => expect(root).toHaveAttribute('data-price', 'safe'));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: '涨跌颜色' })).toHaveAttribute(
      'title',
      expect.stringContaining('色弱模式'),
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: '涨跌颜色' }));
  await waitFor(() => expect(root).toHaveAttribute('data-price', 'red-up'));
});

test('adopts a choice from another tab, and ignores invalid stored values', async () => {
  localStorage.setItem('theme', '<script>');
  const { initialTheme } = await load();
  initialTheme();
  expect(root).toHaveAttribute('data-theme', 'light');
  localStorage.setItem('theme', 'dark');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme' })));
  expect(root).toHaveAttribute('data-theme', 'dark');
});

test('keeps the choice until the page is closed if the storage is blocked', async () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const reads = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  const writes = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  const { initialTheme, ThemeSwitch } = await load();
  initialTheme();
  render(<ThemeSwitch />);
  await userEvent.click(screen.getByRole('button', { name: '切换主题' }));
  await waitFor(() => expect(root).toHaveAttribute('data-theme', 'dark'));
  reads.mockRestore();
  writes.mockRestore();
});
