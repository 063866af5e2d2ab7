import type { commonCalls } from '@portal/contract/common';
import { wire } from '../http/wire';

type Calls = typeof commonCalls;

/** The common calls for `call()` of @portal/api-client/http. */
export const commonWires = {
  file: wire<Calls['file']>('GET', '/v2/common/file/:fileId', { bytes: true }),
  getCommonConfig: wire<Calls['getCommonConfig']>('POST', '/v2/common/getCommonConfig', { open: true }),
  getSymbolList: wire<Calls['getSymbolList']>('POST', '/v2/common/getSymbolList', { open: true }),
  uploadFile: wire<Calls['uploadFile']>('POST', '/v2/common/uploadFile', { multipart: true }),
};
