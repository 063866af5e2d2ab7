import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { breaches } from '../testing/axe';
import { drawCandles, type CandleOptions } from './draw-candles';
import { PriceChart } from './price-chart';

const drawing = {
  show: jest.fn(),
  grow: jest.fn(),
  look: jest.fn(),
  applyTheme: jest.fn(),
  remove: jest.fn(),
  zoomTo: jest.fn(),
  zoomBy: jest.fn(),
  resetZoom: jest.fn(),
  valuesAt: jest.fn(),
};
jest.mock('./draw-candles', () => ({ drawCandles: jest.fn() }));

const bar = (hour: number, close: string) => ({
  at: `2026-03-02T${String(hour).padStart(2, '0')}:00:00.000Z`,
  open: '4050.00',
  high: '4062.50',
  low: '4049.10',
  close,
});
const bars = [bar(1, '4055.00'), bar(2, '4060.00')];
const levels = [{ at: '4100.00', label: '阻力 1', tone: 'fall' as const }];
const chart = (more: Partial<Parameters<typeof PriceChart>[0]> = {}) => (
  <PriceChart label="现货黄金 1 小时 K 线" bars={bars} digits={2} levels={levels} {...more} />
);

let come: () => void = () => undefined;
beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(drawCandles).mockReturnValue(drawing);
  window.matchMedia = jest.fn().mockReturnValue({ matches: false, addEventListener: jest.fn() });
  window.IntersectionObserver = class {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      come = () => callback([{ isIntersecting: true }]);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
});

const options = (): CandleOptions => jest.mocked(drawCandles).mock.calls[0]![1];

test('is drawn with its levels only when it comes into view', async () => {
  const { unmount } = render(chart());
  expect(drawCandles).not.toHaveBeenCalled();
  await act(async () => come());
  expect(options()).toMatchObject({ digits: 2, days: false });
  expect(drawing.show).toHaveBeenCalledWith(bars, levels);
  expect(screen.getByRole('img', { name: /^现货黄金 1 小时 K 线/ })).toBeInTheDocument();
  unmount();
  expect(drawing.remove).toHaveBeenCalledTimes(1);
});

test('updates the last bar without drawing the others again, and ignores an older bar', async () => {
  const { rerender } = render(chart());
  await act(async () => come());
  rerender(chart({ growing: bar(2, '4061.00') }));
  rerender(chart({ growing: bar(1, '1.00') }));
  expect(drawing.grow.mock.calls).toEqual([[bar(2, '4061.00')]]);
  expect(drawing.show).toHaveBeenCalledTimes(1);
});

test('is not drawn before its bars are loaded', async () => {
  const { rerender } = render(chart({ bars: undefined }));
  await act(async () => come());
  expect(drawing.show).not.toHaveBeenCalled();
  rerender(chart());
  await act(async () => come());
  expect(drawing.show).toHaveBeenCalledTimes(1);
});

test('shows the bar under the pointer in Beijing time, and reports when the visitor nears the oldest', async () => {
  const onOlder = jest.fn();
  render(chart({ onOlder }));
  await act(async () => come());
  act(() => options().onBar('2026-03-02T01:00:00.000Z'));
  expect(screen.getByText(/^2026-03-02 09:00 开 4050.00/)).toHaveTextContent('收 4055.00');
  act(() => options().onBar(undefined));
  expect(screen.queryByText(/^2026-03-02 09:00/)).not.toBeInTheDocument();
  options().onOlder();
  expect(onOlder).toHaveBeenCalledTimes(1);
});

test('can be shown as a table, the newest bar first', async () => {
  const user = userEvent.setup();
  render(chart());
  await user.click(screen.getByRole('button', { name: '以表格查看' }));
  const rows = within(screen.getByRole('table', { name: '现货黄金 1 小时 K 线' })).getAllByRole('row');
  expect(rows).toHaveLength(1 + 2);
  expect(rows[1]).toHaveTextContent('2026-03-02 10:004,050.004,062.504,049.104,060.00');
  expect(await breaches()).toEqual([]);
});

test('shows the table if the chart cannot be loaded', async () => {
  jest.mocked(drawCandles).mockImplementation(() => {
    throw new Error('no canvas');
  });
  render(chart());
  await act(async () => come());
  expect(screen.getByRole('table', { name: '现货黄金 1 小时 K 线' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '以图表查看' })).not.toBeInTheDocument();
});

test('draws the prices in the selected view, with the values of the indicators', async () => {
  drawing.valuesAt.mockReturnValue([{ id: 'ma5', title: 'MA5', text: '4,055.50', tone: 'warn' }]);
  const view = { kind: 'line' as const, indicators: ['ma' as const] };
  render(chart({ view }));
  await act(async () => come());
  expect(drawing.look).toHaveBeenLastCalledWith(view);
  expect(screen.getByText('MA5 4,055.50')).toBeInTheDocument();
});

test('zooms into the dragged range once; buttons zoom in, zoom out and reset', async () => {
  const user = userEvent.setup();
  const { container } = render(chart({ zoomable: true }));
  await act(async () => come());
  await user.click(screen.getByRole('button', { name: '框选放大' }));
  const box = container.querySelector('[data-part="zoom-box"]') as HTMLElement;
  box.setPointerCapture = jest.fn();
  await user.pointer([
    { target: box, coords: { clientX: 300 }, keys: '[MouseLeft>]' },
    { target: box, coords: { clientX: 100 } },
    { keys: '[/MouseLeft]' },
  ]);
  await waitFor(() => expect(drawing.zoomTo.mock.calls).toEqual([[100, 300]]));
  expect(container.querySelector('[data-part="zoom-box"]')).toBeNull();
  await user.click(screen.getByRole('button', { name: '放大' }));
  await user.click(screen.getByRole('button', { name: '缩小' }));
  await user.click(screen.getByRole('button', { name: '复位' }));
  await waitFor(() => expect(drawing.zoomBy.mock.calls.map(([factor]) => factor < 1)).toEqual([true, false]));
  await waitFor(() => expect(drawing.resetZoom).toHaveBeenCalledTimes(1));
});
