import type { messageCalls } from '@portal/contract/message';
import type { staffCalls } from '@portal/contract/staff';
import type { Handlers } from '../http/handler';
import { addPushDevice } from './add-push-device';
import { messageList } from './message-list';
import { messageRead } from './message-read';
import { preferences } from './preferences';
import { pushDevices } from './push-devices';
import { removePushDevice } from './remove-push-device';
import { customerDeliveries } from './staff/customer-deliveries';
import { customerMessages } from './staff/customer-messages';

export const messageHandlers = {
  addPushDevice,
  messageList,
  messageRead,
  preferences,
  pushDevices,
  removePushDevice,
} satisfies Handlers<typeof messageCalls>;

export const messageStaffHandlers = { customerDeliveries, customerMessages } satisfies Partial<
  Handlers<typeof staffCalls>
>;
