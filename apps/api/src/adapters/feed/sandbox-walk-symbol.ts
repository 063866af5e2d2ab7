import type { Instrument } from '@portal/contract/common';
import { lastOpen, openSpans, type Span } from '../../core/market-hours';
import { minuteMs } from './sandbox-walk-noise';
import { makeSeries, step, type Component } from './sandbox-walk-series';

/** From `at` on the price is this many times the walk's. */
interface Move {
  at: number;
  factor: number;
}

/** Prices of one symbol within a stretch of time, in points. */
export interface Stretch {
  open: number;
  high: number;
  low: number;
  close: number;
  steps: number;
}

const onStep = (at: number) => Math.floor(at / step) * step;

const joined = (a: Stretch | undefined, b: Stretch): Stretch =>
  a
    ? {
        open: a.open,
        high: Math.max(a.high, b.high),
        low: Math.min(a.low, b.low),
        close: b.close,
        steps: a.steps + b.steps,
      }
    : b;

/** The price walk of one symbol: a pure function of seed and time, times the moves that were requested in the sandbox. */
export class WalkingSymbol {
  private readonly series;
  private readonly unit: number;
  private readonly moves: Move[] = [];

  constructor(
    private readonly instrument: Instrument,
    seed: string,
    { base, components }: { base: number; components: readonly Component[] },
    private readonly alwaysOpen: boolean,
  ) {
    this.series = makeSeries(seed, instrument.symbol, components);
    this.unit = base * 10 ** instrument.digits;
  }

  /** The bid in points at an instant; while the market is closed, the last one. */
  bid(at: number): number {
    return this.points(this.walk(this.trading(at)), this.factorAt(at));
  }

  /** From the step of `at` on the bid goes on from `bid` points. */
  move(at: number, bid: number): void {
    this.moves.push({ at: onStep(at), factor: bid / (this.unit * Math.exp(this.walk(this.trading(at)))) });
  }

  /** What a bar over whole steps shows; undefined where the market never opened in it. */
  stretch(from: number, to: number): Stretch | undefined {
    const spans: Span[] = this.alwaysOpen ? [[from, to]] : openSpans(this.instrument.symbol, from, to);
    let sum: Stretch | undefined;
    for (const [start, end] of spans) {
      for (let at = start; at < end;) {
        const next = this.moves.find((move) => move.at > at && move.at < end)?.at ?? end;
        sum = joined(sum, this.unmoved(at, next));
        at = next;
      }
    }
    return sum;
  }

  /** A stretch within which nothing was moved. Highest and lowest are found on the logarithms: bars of a day are many minutes. */
  private unmoved(from: number, to: number): Stretch {
    let open = NaN;
    let close = NaN;
    let high = -Infinity;
    let low = Infinity;
    for (let at = from; at < to;) {
      const minute = Math.floor(at / minuteMs);
      const next = Math.min(to, (minute + 1) * minuteMs);
      if (next - at === minuteMs) {
        const seen = this.series.minute(minute);
        if (at === from) open = seen.open;
        close = seen.close;
        if (seen.high > high) high = seen.high;
        if (seen.low < low) low = seen.low;
      } else {
        for (let moment = at; moment < next; moment += step) {
          close = this.walk(moment);
          if (moment === from) open = close;
          if (close > high) high = close;
          if (close < low) low = close;
        }
      }
      at = next;
    }
    const factor = this.factorAt(from);
    const points = (value: number) => this.points(value, factor);
    return {
      open: points(open),
      high: points(high),
      low: points(low),
      close: points(close),
      steps: Math.ceil((to - from) / step),
    };
  }

  private trading(at: number): number {
    return this.alwaysOpen ? at : lastOpen(this.instrument.symbol, at);
  }

  private walk(at: number): number {
    const minute = Math.floor(at / minuteMs);
    return this.series.at(minute, Math.floor((at - minute * minuteMs) / step));
  }

  private factorAt(at: number): number {
    return this.moves.findLast((move) => move.at <= at)?.factor ?? 1;
  }

  private points(value: number, factor: number): number {
    return Math.max(1, Math.round(this.unit * Math.exp(value) * factor));
  }
}
