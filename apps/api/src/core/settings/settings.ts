import { withSettings, type Brand } from '@portal/brand';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../database/database';
import { readApproved, termsAt, type ApprovedTerms, type Terms } from './settings.store';

// An approved change applies SETTINGS_LEAD_SECONDS later at the earliest, so that every gateway has read it by then.
const everyMs = 5_000;

/** The rates, fees and limits of this installation as they apply now. */
export interface Settings {
  /** The brand without changes. */
  readonly own: Brand;
  /** The brand with the values that apply now. */
  brand(): Brand;
  /** The brand with the values that will apply at a time. */
  brandAt(time: number): Brand;
  /** What differs from the brand now. */
  terms(): Terms;
  /** Approved values whose time has not come. */
  later(): ApprovedTerms['later'];
  /** Reads the approved changes again. */
  renew(): Promise<void>;
  /** Calls back whenever other values apply. */
  onChange(listener: () => void): void;
  close(): void;
}

/** Reads the approved changes, and again every few seconds, because any gateway may have approved one. */
export async function openSettings(db: Db, own: Brand, log: Pick<FastifyBaseLogger, 'error'>): Promise<Settings> {
  const listeners: (() => void)[] = [];
  let approved = await readApproved(db);
  let terms: Terms = {};
  let brand = own;
  // When the values have to be put together again: the time of the next change.
  let until = 0;

  function refresh(): void {
    const now = Date.now();
    if (now < until) return;
    const next = termsAt(approved, now);
    until = Math.min(...approved.later.map(({ from }) => from).filter((from) => from > now));
    if (JSON.stringify(next) === JSON.stringify(terms)) return;
    terms = next;
    brand = withSettings(own, next);
    for (const listener of listeners) listener();
  }
  const renew = async () => {
    approved = await readApproved(db);
    until = 0;
    refresh();
  };
  const timer = setInterval(() => {
    renew().catch((error: unknown) => log.error({ err: error }, 'the settings were not read'));
  }, everyMs).unref();
  refresh();
  return {
    own,
    brandAt: (time) => withSettings(own, termsAt(approved, time)),
    brand() {
      refresh();
      return brand;
    },
    terms() {
      refresh();
      return terms;
    },
    later: () => approved.later.filter(({ from }) => from > Date.now()),
    renew,
    onChange: (listener) => void listeners.push(listener),
    close: () => clearInterval(timer),
  };
}
