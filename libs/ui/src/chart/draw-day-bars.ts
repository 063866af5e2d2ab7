import { ColorType, createChart, CrosshairMode, HistogramSeries } from 'lightweight-charts';
import { groupDigits } from '@portal/rules/money';
import { directionOf } from '../money/money';
import { fillDays, type DayValue } from './fill-days';

export type Drawing = {
  show: (points: readonly DayValue[]) => void;
  /** Applies the current theme colours. */
  applyTheme: () => void;
  remove: () => void;
};

/** Draws daily bars above and below zero into an element. `onDay` gets the day under the pointer. */
export function drawDayBars(box: HTMLElement, onDay: (day: string | undefined) => void): Drawing {
  const style = getComputedStyle(box);
  const colour = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const chart = createChart(box, {
    autoSize: true,
    // The library inserts its link with innerHTML, which the CSP forbids; the figure shows the credit instead.
    layout: { attributionLogo: false },
    // Touch scrolling stays with the page; the range is selected above the chart.
    handleScroll: false,
    handleScale: false,
    grid: { vertLines: { visible: false } },
    rightPriceScale: { borderVisible: false, entireTextOnly: true, scaleMargins: { top: 0.1, bottom: 0.1 } },
    // Keeps the same days in view when the plot changes its width: bars wider than a narrow plot fail the library's checks.
    timeScale: { lockVisibleTimeRangeOnResize: true, maxBarSpacing: 48 },
    crosshair: { mode: CrosshairMode.Magnet, horzLine: { visible: false, labelVisible: false } },
    localization: { locale: 'zh-CN', dateFormat: 'yyyy-MM-dd' },
  });
  const bars = chart.addSeries(HistogramSeries, {
    priceLineVisible: false,
    lastValueVisible: false,
    priceFormat: { type: 'custom', minMove: 0.01, formatter: (value: number) => groupDigits(value.toFixed(2)) },
  });
  chart.subscribeCrosshairMove(({ time }) => onDay(typeof time === 'string' ? time : undefined));

  let shown: readonly DayValue[] = [];
  const fill = () => {
    const colours = { rise: colour('rise'), fall: colour('fall'), flat: colour('text-faint') };
    bars.setData(
      fillDays(shown).map(({ day, value }) =>
        value === undefined ? { time: day } : { time: day, value: Number(value), color: colours[directionOf(value)] },
      ),
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
      grid: { horzLines: { color: line } },
      timeScale: { borderColor: line },
      crosshair: { vertLine: { color: colour('line-strong'), labelBackgroundColor: colour('text') } },
    });
    fill();
  };
  applyTheme();
  return {
    applyTheme,
    show: (points) => {
      shown = points;
      fill();
      chart.timeScale().fitContent();
    },
    remove: () => chart.remove(),
  };
}
