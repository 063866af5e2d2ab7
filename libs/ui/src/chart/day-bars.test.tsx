import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { breaches } from '../testing/axe';
import { DayBars } from './day-bars';
import { drawDayBars } from './draw-day-bars';

const drawing = { show: jest.fn(), applyTheme: jest.fn(), remove: jest.fn() };
jest.mock('./draw-day-bars', () => ({ drawDayBars: jest.fn() }));

const points = Array.from({ length: 20 }, (_, index) => ({
  day: `2026-03-${String(index + 1).padStart(2, '0')}`,
  value: index % 2 ? '-12.50' : '1200.00',
}));
const bars = <DayBars label="每日盈亏" valueHead="盈亏" points={points} currency="USD" />;

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(drawDayBars).mockReturnValue(drawing);
});

let come: () => void = () => undefined;

beforeEach(() => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: false, addEventListener: jest.fn() });
  window.IntersectionObserver = class {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      come = () => callback([{ isIntersecting: true }]);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
});

test('is drawn only when it comes into view', async () => {
  const { unmount } = render(bars);
  expect(drawDayBars).not.toHaveBeenCalled();
  await act(async () => come());
  expect(drawing.show).toHaveBeenCalledWith(points);
  expect(screen.getByRole('img', { name: /^每日盈亏/ })).toBeInTheDocument();
  unmount();
  expect(drawing.remove).toHaveBeenCalledTimes(1);
});

test('shows the day under the pointer', async () => {
  render(bars);
  await act(async () => come());
  const onDay = jest.mocked(drawDayBars).mock.calls[0]![1];
  act(() => onDay('2026-03-02'));
  expect(screen.getByText('-12.50')).toBeInTheDocument();
  act(() => onDay(undefined));
  expect(screen.queryByText('-12.50')).not.toBeInTheDocument();
});

test('can be shown as a table, the newest day first, a page at a time', async () => {
  const user = userEvent.setup();
  render(bars);
  await user.click(screen.getByRole('button', { name: '以表格查看' }));
  const rows = within(screen.getByRole('table', { name: '每日盈亏' })).getAllByRole('row');
  expect(rows).toHaveLength(1 + 15);
  expect(rows[1]).toHaveTextContent('2026-03-20-12.50USD');
  expect(rows[2]).toHaveTextContent('2026-03-19+1,200.00USD');
  await user.click(screen.getByRole('button', { name: '下一页' }));
  await waitFor(() => expect(screen.getByText('2026-03-01')).toBeInTheDocument());
  expect(await breaches()).toEqual([]);
});

test('shows the table if the chart cannot be loaded', async () => {
  jest.mocked(drawDayBars).mockImplementation(() => {
    throw new Error('no canvas');
  });
  render(bars);
  await act(async () => come());
  expect(screen.getByRole('table', { name: '每日盈亏' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '以图表查看' })).not.toBeInTheDocument();
});
