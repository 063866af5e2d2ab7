/** What the figures of a release usually are. The sandbox draws its figures around it. */
export interface FigureShape {
  near: number;
  /** The usual distance from `near`; 0 for a rate that stays. */
  step: number;
  /** Decimal places. */
  places: number;
}

/** A release whose figures are requested. */
export interface ReleaseRef {
  /** `<series>-<YYYY-MM-DD>` */
  id: string;
  /** The release before it in the same series. */
  previousId: string | undefined;
  /** When it is published, milliseconds since 1970. */
  at: number;
  shape: FigureShape | undefined;
}

/** Plain decimals. A figure that is not known is absent. */
export interface ReleaseFigures {
  previous?: string;
  forecast?: string;
  actual?: string;
}

/** A source of the figures of economic releases. */
export interface CalendarFigures {
  /** True if the figures are made up: pages say so. */
  readonly simulated: boolean;
  of(release: ReleaseRef, now: number): ReleaseFigures;
  close(): Promise<void>;
}
