import {
  type AutoscaleInfo,
  CandlestickSeries,
  ColorType,
  createChart,
  CrosshairMode,
  TickMarkType,
  type Time,
  type UTCTimestamp,
} from 'lightweight-charts';
import type { chartTexts } from './chart-texts';
import { groupDigits } from '@portal/rules/money';

/** `at` ISO 8601; prices decimal strings. */
export type PriceBar = { at: string; open: string; high: string; low: string; close: string };
/** A price shown as a line across the chart. */
export type PriceLevel = { at: string; label: string; tone: 'rise' | 'fall' };

export type CandleDrawing = {
  show: (bars: readonly PriceBar[], levels: readonly PriceLevel[]) => void;
  /** Updates the last bar or adds a newer one, without moving the view. */
  grow: (bar: PriceBar) => void;
  applyTheme: () => void;
  remove: () => void;
};

type MarkTexts = Pick<typeof chartTexts, 'year' | 'month' | 'dayOfMonth'>;

export type CandleOptions = {
  digits: number;
  /** Bars of a day or longer: the axis shows dates only. */
  days: boolean;
  texts: MarkTexts;
  /** Called with the start time of the bar under the pointer. */
  onBar: (at: string | undefined) => void;
  /** Called when the view comes near the oldest bar. */
  onOlder: () => void;
};

const beijingMs = 8 * 3_600_000;
// The library has no time zones, so its UTC holds Beijing time.
const timeOf = (at: string) => ((Date.parse(at) + beijingMs) / 1000) as UTCTimestamp;
const isoOf = (time: number) => new Date(time * 1000 - beijingMs).toISOString();

/** Label of a time axis mark. By default the library creates a formatter for each label, which takes longer than the drawing. */
const markOf =
  ({ year, month, dayOfMonth }: MarkTexts) =>
  (time: Time, type: TickMarkType): string | null => {
    if (typeof time !== 'number') return null;
    const at = new Date(time * 1000);
    if (type === TickMarkType.Year) return year(at.getUTCFullYear());
    if (type === TickMarkType.Month) return month(at.getUTCMonth() + 1);
    if (type === TickMarkType.DayOfMonth) return dayOfMonth(at.getUTCDate());
    return at.toISOString().slice(11, 16);
  };

/** Extends the visible price range to the levels near it. A level far away is ignored, because it would flatten the candles. */
function withLevels(info: AutoscaleInfo | null, levels: readonly PriceLevel[]): AutoscaleInfo | null {
  if (!info?.priceRange) return info;
  const { minValue, maxValue } = info.priceRange;
  const reach = maxValue - minValue;
  const near = levels.map(({ at }) => Number(at)).filter((at) => at > minValue - reach && at < maxValue + reach);
  return {
    ...info,
    priceRange: { minValue: Math.min(minValue, ...near), maxValue: Math.max(maxValue, ...near) },
  };
}

/** Draws candles into an element. They can be dragged, pinched and scrolled sideways; vertical scrolling stays with the page. */
export function drawCandles(box: HTMLElement, { digits, days, texts, onBar, onOlder }: CandleOptions): CandleDrawing {
  const style = getComputedStyle(box);
  const colour = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const chart = createChart(box, {
    autoSize: true,
    layout: { attributionLogo: false },
    handleScroll: { mouseWheel: false, vertTouchDrag: false },
    handleScale: { mouseWheel: false },
    // Wide enough for a coin's price from the start; otherwise the axis would widen when the live price arrives.
    rightPriceScale: {
      minimumWidth: 72,
      borderVisible: false,
      entireTextOnly: true,
      scaleMargins: { top: 0.08, bottom: 0.08 },
    },
    timeScale: {
      timeVisible: !days,
      secondsVisible: false,
      rightOffset: 2,
      minBarSpacing: 2,
      tickMarkFormatter: markOf(texts),
    },
    crosshair: { mode: CrosshairMode.Magnet },
    localization: { locale: 'zh-CN', dateFormat: 'yyyy-MM-dd' },
  });
  let drawn: readonly PriceLevel[] = [];
  const series = chart.addSeries(CandlestickSeries, {
    borderVisible: false,
    priceFormat: {
      type: 'custom',
      minMove: 10 ** -digits,
      formatter: (value: number) => groupDigits(value.toFixed(digits)),
    },
    autoscaleInfoProvider: (own: () => AutoscaleInfo | null) => withLevels(own(), drawn),
  });
  const candle = ({ at, open, high, low, close }: PriceBar) => ({
    time: timeOf(at),
    ...{ open: Number(open), high: Number(high), low: Number(low), close: Number(close) },
  });
  chart.subscribeCrosshairMove(({ time }) => onBar(typeof time === 'number' ? isoOf(time) : undefined));
  chart.timeScale().subscribeVisibleLogicalRangeChange((range) => {
    if (range && range.from < 10) onOlder();
  });

  let lines: ReturnType<typeof series.createPriceLine>[] = [];
  const drawLevels = () => {
    for (const line of lines) series.removePriceLine(line);
    lines = drawn.map(({ at, label, tone }) =>
      series.createPriceLine({ price: Number(at), title: label, color: colour(tone), lineWidth: 1, lineStyle: 2 }),
    );
  };
  const applyTheme = () => {
    const line = colour('line');
    chart.applyOptions({
      layout: {
        background: { type: ColorType.Solid, color: colour('surface') },
        textColor: colour('text-soft'),
        fontFamily: style.fontFamily,
        fontSize: 12,
      },
      grid: { horzLines: { color: line }, vertLines: { color: line } },
      timeScale: { borderColor: line },
      crosshair: {
        vertLine: { color: colour('line-strong'), labelBackgroundColor: colour('text') },
        horzLine: { color: colour('line-strong'), labelBackgroundColor: colour('text') },
      },
    });
    const [upColor, downColor] = [colour('rise'), colour('fall')];
    series.applyOptions({ upColor, downColor, wickUpColor: upColor, wickDownColor: downColor });
    drawLevels();
  };
  applyTheme();
  let first: string | undefined;
  return {
    applyTheme,
    show: (bars, levels) => {
      const older = first !== undefined && (bars[0]?.at ?? '') < first;
      const range = older ? chart.timeScale().getVisibleRange() : null;
      series.setData(bars.map(candle));
      first = bars[0]?.at;
      drawn = levels;
      drawLevels();
      if (range) chart.timeScale().setVisibleRange(range);
      else chart.timeScale().setVisibleLogicalRange({ from: bars.length - 80, to: bars.length + 2 });
    },
    grow: (bar) => series.update(candle(bar)),
    remove: () => chart.remove(),
  };
}
