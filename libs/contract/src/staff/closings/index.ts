export * from './closings';
export * from './listed-closing';
export * from './refuse-closing';
