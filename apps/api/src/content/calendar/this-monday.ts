import { DateTime } from 'luxon';

/** `YYYY-MM-DD` of the Monday of Beijing's week. */
export const thisMonday = (): string => DateTime.now().setZone('Asia/Shanghai').startOf('week').toFormat('yyyy-MM-dd');
