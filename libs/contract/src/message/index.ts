import { addPushDevice } from './add-push-device';
import { messageList } from './message-list';
import { messageRead } from './message-read';
import { preferences } from './preferences';
import { pushDevices } from './push-devices';
import { removePushDevice } from './remove-push-device';

export * from './add-push-device';
export * from './message';
export * from './message-list';
export * from './message-read';
export * from './preferences';
export * from './push-devices';
export * from './remove-push-device';
export type { CarrierChoice, MessageArea, Preference, Preferences } from '../kernel';

/** The message calls by name. */
export const messageCalls = {
  addPushDevice,
  messageList,
  messageRead,
  preferences,
  pushDevices,
  removePushDevice,
} as const;
