import { messageList } from './message-list';
import { messageRead } from './message-read';
import { preferences } from './preferences';

export * from './message';
export * from './message-list';
export * from './message-read';
export * from './preferences';
export type { CarrierChoice, MessageArea, Preference, Preferences } from '../kernel';

/** The message calls by name. */
export const messageCalls = {
  messageList,
  messageRead,
  preferences,
} as const;
