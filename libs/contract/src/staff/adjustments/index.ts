export * from './adjustment';
export * from './adjustments';
export * from './decide-adjustment';
export * from './propose-adjustment';
