export * from './adjustment';
export * from './adjustment-document';
export * from './adjustments';
export * from './decide-adjustment';
export * from './propose-adjustment';
export * from './upload-document';
