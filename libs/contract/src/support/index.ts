import { open } from './open';
import { openAsVisitor } from './open-as-visitor';
import { reply } from './reply';
import { tickets } from './tickets';

export * from './open';
export * from './open-as-visitor';
export * from './reply';
export * from './ticket';
export * from './tickets';

/** The support calls by name. */
export const supportCalls = { open, openAsVisitor, reply, tickets } as const;
