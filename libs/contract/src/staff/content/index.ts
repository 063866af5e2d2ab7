export * from './decide-post';
export * from './pictures';
export * from './post';
export * from './post-detail';
export * from './posts';
export * from './preview-post';
export * from './save-post';
export * from './save-slide';
