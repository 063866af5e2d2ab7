import { ColorType, createChart, CrosshairMode } from 'lightweight-charts';
import { isoOf, markOf, timeOf, type MarkTexts } from './chart-time';
import { plainView, type ChartKind, type ChartView } from './chart-view';
import { drawIndicators, type IndicatorValue } from './draw-indicators';
import { drawMainSeries } from './draw-main-series';
import type { PriceBar, PriceLevel } from './price-bar';
import { soundBars } from './sound-bars';

export type CandleDrawing = {
  show: (bars: readonly PriceBar[], levels: readonly PriceLevel[]) => void;
  /** Updates the last bar or adds a newer one, without moving the view. */
  grow: (bar: PriceBar) => void;
  /** Changes how the prices are drawn, and the indicators. */
  look: (view: ChartView) => void;
  applyTheme: () => void;
  /** Shows the bars between two horizontal positions in pixels. */
  zoomTo: (from: number, to: number) => void;
  /** Shows more bars (a factor above 1) or fewer (below 1). The newest visible one stays. */
  zoomBy: (factor: number) => void;
  /** Shows the newest bars, as at the start. */
  resetZoom: () => void;
  /** Values of the indicators at a bar; at the last one by default. */
  valuesAt: (at?: string) => IndicatorValue[];
  remove: () => void;
};

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

const SHOWN_BARS = 80;
const LEAST_BARS = 5;

/** Draws prices into an element. They can be dragged, pinched and scrolled sideways; vertical scrolling stays with the page. */
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
      // Otherwise a narrower window would show fewer bars and not the same ones.
      lockVisibleTimeRangeOnResize: true,
      tickMarkFormatter: markOf(texts),
    },
    crosshair: { mode: CrosshairMode.Magnet },
    localization: { locale: 'zh-CN', dateFormat: 'yyyy-MM-dd' },
  });
  let known: readonly PriceBar[] = [];
  let drawn: readonly PriceLevel[] = [];
  let kind: ChartKind = plainView.kind;
  let requested = plainView.indicators;
  const mainOf = () => drawMainSeries(chart, kind, { digits, levels: () => drawn });
  let main = mainOf();
  const indicators = drawIndicators(chart, digits, colour);
  chart.subscribeCrosshairMove(({ time }) => onBar(typeof time === 'number' ? isoOf(time) : undefined));
  chart.timeScale().subscribeVisibleLogicalRangeChange((range) => {
    if (range && range.from < 10) onOlder();
  });

  let lines: ReturnType<typeof main.series.createPriceLine>[] = [];
  const drawLevels = () => {
    for (const line of lines) main.series.removePriceLine(line);
    lines = drawn.map(({ at, label, tone }) =>
      main.series.createPriceLine({ price: Number(at), title: label, color: colour(tone), lineWidth: 1, lineStyle: 2 }),
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
        panes: { separatorColor: line, separatorHoverColor: colour('line-strong') },
      },
      grid: { horzLines: { color: line }, vertLines: { color: line } },
      timeScale: { borderColor: line },
      crosshair: {
        vertLine: { color: colour('line-strong'), labelBackgroundColor: colour('text') },
        horzLine: { color: colour('line-strong'), labelBackgroundColor: colour('text') },
      },
    });
    main.applyColours(colour);
    drawLevels();
    if (requested.length > 0) indicators.show(known, requested);
  };
  applyTheme();
  const resetZoom = () =>
    chart.timeScale().setVisibleLogicalRange({ from: known.length - SHOWN_BARS, to: known.length + 2 });
  let first: string | undefined;
  return {
    applyTheme,
    resetZoom,
    show: (given, levels) => {
      const bars = soundBars(given);
      const older = first !== undefined && (bars[0]?.at ?? '') < first;
      const range = older ? chart.timeScale().getVisibleRange() : null;
      known = bars;
      drawn = levels;
      main.show(bars);
      first = bars[0]?.at;
      drawLevels();
      indicators.show(bars, requested);
      if (range) chart.timeScale().setVisibleRange(range);
      else resetZoom();
    },
    grow: (bar) => {
      // The library refuses a bar that is older than the last one.
      const last = known[known.length - 1];
      if (soundBars([bar]).length === 0 || (last && timeOf(bar.at) < timeOf(last.at))) return;
      known = [...known.filter(({ at }) => at < bar.at), bar];
      main.grow(bar);
      indicators.grow(known);
    },
    look: ({ kind: next, indicators: asked, wheel = false }) => {
      chart.applyOptions({ handleScroll: { mouseWheel: wheel }, handleScale: { mouseWheel: wheel } });
      if (next !== kind) {
        kind = next;
        const before = main;
        // The new series is added first: without any series the pane of the prices would be removed.
        main = mainOf();
        main.applyColours(colour);
        main.show(known);
        lines = [];
        chart.removeSeries(before.series);
        drawLevels();
      }
      requested = asked;
      indicators.show(known, requested);
    },
    zoomTo: (from, to) => {
      const [left, right] = [from, to].map((x) => chart.timeScale().coordinateToLogical(x));
      if (left == null || right == null || right - left < LEAST_BARS) return;
      chart.timeScale().setVisibleLogicalRange({ from: left, to: right });
    },
    zoomBy: (factor) => {
      const range = chart.timeScale().getVisibleLogicalRange();
      if (!range) return;
      const bars = Math.max(LEAST_BARS, (range.to - range.from) * factor);
      chart.timeScale().setVisibleLogicalRange({ from: range.to - bars, to: range.to });
    },
    valuesAt: (at) => {
      const index = at === undefined ? -1 : known.findIndex((bar) => timeOf(bar.at) === timeOf(at));
      return indicators.valuesAt(index < 0 ? undefined : index);
    },
    remove: () => chart.remove(),
  };
}
