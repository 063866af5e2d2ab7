export * from './core';
export * from './follow-session';
export * from './react';
export * from './session-slice';
