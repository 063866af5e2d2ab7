import { beijingDay } from '../core/time/beijing-time';
import type { Quote } from '../ports';

/** What was missing in the quotes of a day. */
export interface DayGaps {
  /** How often no symbol had a new quote for a minute or longer. */
  gaps: number;
  /** How many minutes in all. */
  minutes: number;
  /** Milliseconds since 1970: the beginning of the day in Beijing, or of the record. */
  since: number;
}

const minuteMs = 60_000;

/**
 * The minutes of today in which no symbol had a new quote while a market was open. It is told the quotes once a minute. A restart
 * begins anew.
 */
export class QuoteGaps {
  private day: (DayGaps & { name: string }) | undefined;
  private last: { at: number; newest: number; isSilent: boolean } | undefined;

  note(quotes: readonly Quote[], now: number): void {
    const newest = Math.max(...quotes.map(({ at }) => at));
    // A feed that never answered has no record yet.
    if (!this.last && !Number.isFinite(newest)) return;
    const name = beijingDay(new Date(now));
    const isNewDay = this.day?.name !== name;
    if (isNewDay)
      this.day = { name, gaps: 0, minutes: 0, since: this.day ? Date.parse(`${name}T00:00:00+08:00`) : now };
    // A clock that stands still, or was set back, tells nothing of a minute.
    const isLater = this.last !== undefined && now - this.last.at > minuteMs / 2;
    const isOpen = quotes.some(({ open }) => open);
    const isSilent = isLater && isOpen && newest <= this.last!.newest;
    if (isSilent && this.day) {
      this.day.minutes += 1;
      if (isNewDay || !this.last?.isSilent) this.day.gaps += 1;
    }
    this.last = { at: now, newest: Math.max(newest, this.last?.newest ?? newest), isSilent };
  }

  /** The gaps of the day that holds `now`; undefined if nothing was noted in it. */
  ofDay(now: number): DayGaps | undefined {
    if (!this.day || this.day.name !== beijingDay(new Date(now))) return undefined;
    const { gaps, minutes, since } = this.day;
    return { gaps, minutes, since };
  }
}
