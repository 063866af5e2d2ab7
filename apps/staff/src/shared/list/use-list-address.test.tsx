import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { useListAddress, type ListFilter } from './use-list-address';

const filters: readonly ListFilter[] = [
  { name: 'status', label: '状态', kind: 'text' },
  { name: 'from', label: '开始', kind: 'day' },
];
const wrapper = ({ children }: PropsWithChildren) => (
  <MemoryRouter initialEntries={['/?other=1']}>{children}</MemoryRouter>
);

test('keeps both filters if two change at the same time', () => {
  const { result } = renderHook(() => useListAddress(filters), { wrapper });
  act(() => {
    result.current.change('status', '3');
    result.current.change('from', '2026-01-01');
  });
  expect(result.current.values).toEqual({ status: '3', from: '2026-01-01' });
  expect(result.current.query).toBe('other=1&status=3&from=2026-01-01');
});

test('applies a filter to the saved view that was selected at the same time', () => {
  const { result } = renderHook(() => useListAddress(filters), { wrapper });
  act(() => {
    result.current.replace('sort=-amount');
    result.current.change('status', '3');
  });
  expect(result.current.query).toBe('sort=-amount&status=3');
  act(() => result.current.change('status', ''));
  expect(result.current.query).toBe('sort=-amount');
});
