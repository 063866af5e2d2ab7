import type { messageCalls } from '@portal/contract/message';
import type { Handlers } from '../http/handler';
import { messageList } from './message-list';
import { messageRead } from './message-read';

export const messageHandlers = { messageList, messageRead } satisfies Handlers<typeof messageCalls>;
