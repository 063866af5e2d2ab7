const offset = 8 * 60 * 60 * 1000;

/** `MM-DD HH:MM` in Beijing, as texts say it; SQL's to_char(…, 'MM-DD HH24:MI') writes the same. */
export const beijingTime = (at: Date): string =>
  new Date(at.getTime() + offset).toISOString().slice(5, 16).replace('T', ' ');
