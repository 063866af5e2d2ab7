export * from './decide-settings';
export * from './preview-settings';
export * from './propose-settings';
export * from './setting';
export * from './settings';
export * from './settings-change';
export * from './settings-changes';
