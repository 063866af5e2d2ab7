import type { commonCalls } from '@portal/contract/common';
import { defineRequest } from '../http/request';

type Calls = typeof commonCalls;

/** The common calls for `call()` of @portal/api-client/http. */
export const commonRequests = {
  file: defineRequest<Calls['file']>('GET', '/v2/common/file/:fileId', { bytes: true }),
  getCommonConfig: defineRequest<Calls['getCommonConfig']>('POST', '/v2/common/getCommonConfig', { open: true }),
  getSymbolList: defineRequest<Calls['getSymbolList']>('POST', '/v2/common/getSymbolList', { open: true }),
  serviceStatus: defineRequest<Calls['serviceStatus']>('GET', '/v2/common/serviceStatus', { open: true }),
  textVersions: defineRequest<Calls['textVersions']>('POST', '/v2/common/agreements', { open: true }),
  uploadFile: defineRequest<Calls['uploadFile']>('POST', '/v2/common/uploadFile', { multipart: true }),
};
