import { file as call } from '@portal/contract/common';
import { handle } from '../http/handler';
import { storedFile } from '../http/stored-file';

/** Nobody else's file exists: a stranger's id answers 404 like one that never was. */
export const file = handle(call, async ({ gateway, customer, params }) =>
  storedFile(gateway, params.fileId, customer.customerId),
);
