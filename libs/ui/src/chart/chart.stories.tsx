import type { Meta, StoryObj } from '@storybook/react-vite';
import { DayBars } from './day-bars';
import { PriceChart } from './price-chart';

const meta = { component: PriceChart, subcomponents: { DayBars } } satisfies Meta<typeof PriceChart>;

export default meta;

type Story = StoryObj<typeof meta>;

const days = Array.from({ length: 20 }, (_, day) => ({
  day: `2026-11-${String(day + 1).padStart(2, '0')}`,
  value: ((day % 5) * 12 - 20).toFixed(2),
}));

const bars = Array.from({ length: 60 }, (_, hour) => {
  const base = 2600 + ((hour * 37) % 40);
  const text = (number: number) => number.toFixed(2);
  return {
    at: new Date(Date.UTC(2026, 10, 18, hour)).toISOString(),
    open: text(base),
    high: text(base + 9),
    low: text(base - 7),
    close: text(base + ((hour * 13) % 11) - 5),
  };
});

export const ByDay: StoryObj = {
  render: () => <DayBars label="每日盈亏" valueHead="盈亏" points={days} currency="USD" />,
};

export const Candles: Story = { args: { label: '现货黄金 1 小时 K 线', bars, digits: 2 } };
