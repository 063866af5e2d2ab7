import type { CalendarFigures } from '../../ports';

/** No figures: production without a feed of them. */
export const figuresNone: CalendarFigures = { simulated: false, of: () => ({}), close: async () => undefined };
