export { nextChange } from './next-change';
export { earlyCloseAt, isOpen, lastOpen, openSpans, type Span } from './open-spans';
export { isInSession, sessionText } from './platform-sessions';
export { dayNumber, dayText, serverDay, serverDayStart, serverOffset } from './server-day';
