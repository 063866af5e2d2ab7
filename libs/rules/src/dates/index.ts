export { isIsoDay } from './is-iso-day';
export { isIsoMoment } from './is-iso-moment';
export { isLocalMoment } from './is-local-moment';
