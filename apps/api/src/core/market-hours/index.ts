export { isOpen, lastOpen, openSpans, type Span } from './open-spans';
export { dayNumber, dayText, serverDay, serverDayStart, serverOffset } from './server-day';
