import type { messageCalls } from '@portal/contract/message';
import type { staffCalls } from '@portal/contract/staff';
import type { Handlers } from '../http/handler';
import { messageList } from './message-list';
import { messageRead } from './message-read';
import { customerMessages } from './staff/customer-messages';

export const messageHandlers = { messageList, messageRead } satisfies Handlers<typeof messageCalls>;

export const messageStaffHandlers = { customerMessages } satisfies Partial<Handlers<typeof staffCalls>>;
