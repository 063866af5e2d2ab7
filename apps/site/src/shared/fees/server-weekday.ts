const hoursAhead = 7;
const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const inNewYork = new Intl.DateTimeFormat('en', { timeZone: 'America/New_York', weekday: 'short' });

/** The trading server's weekday, 0 (Sunday) to 6: its day ends at 17:00 in New York. `now` is milliseconds since 1970. */
export const serverWeekday = (now: number): number => days.indexOf(inNewYork.format(now + hoursAhead * 3_600_000));
