import { DateTime } from 'luxon';

/** `YYYY-MM-DD` in Beijing at an instant (milliseconds since 1970). */
export const beijingDay = (at: number): string =>
  DateTime.fromMillis(at, { zone: 'Asia/Shanghai' }).toFormat('yyyy-MM-dd');
