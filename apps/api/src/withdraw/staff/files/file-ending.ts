import type { PayoutBatch } from '@portal/contract/staff';

/** How the name of a batch's file ends: a bank's site takes a file by it. */
export const fileEnding: Readonly<Record<PayoutBatch['format'], string>> = {
  csv: 'csv',
  xlsx: 'xlsx',
  'pain.001': 'xml',
};
