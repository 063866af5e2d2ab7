import { messageList } from './message-list';
import { messageRead } from './message-read';

export * from './message';
export * from './message-list';
export * from './message-read';

/** The message calls by name. */
export const messageCalls = {
  messageList,
  messageRead,
} as const;
