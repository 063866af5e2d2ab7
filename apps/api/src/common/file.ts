import { file as call } from '@portal/contract/common';
import { handle } from '../http/handler';
import { storedExport } from '../http/stored-export';
import { storedFile } from '../http/stored-file';

/** Nobody else's file exists: a stranger's id answers 404 like one that never was. */
export const file = handle(
  call,
  async ({ gateway, customer, params }) =>
    (await storedExport(gateway, params.fileId, customer.customerId)) ??
    storedFile(gateway, params.fileId, customer.customerId),
);
