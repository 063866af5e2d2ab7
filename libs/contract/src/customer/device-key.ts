import { Type } from 'typebox';

/** Names an installation of an app, as the cookie `device` names a browser. It signs nobody in. */
export const DeviceKey = Type.String({
  pattern: '^[A-Za-z0-9_.-]{16,128}$',
  description: 'random, made once by an app and stored in it: failed logins of others do not make this app wait',
});
