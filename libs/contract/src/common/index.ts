import { agreements } from './agreements';
import { file } from './file';
import { getCommonConfig } from './get-common-config';
import { getSymbolList } from './get-symbol-list';
import { serviceStatus } from './service-status';
import { uploadFile } from './upload-file';

export * from './agreements';
export * from './common-config';
export * from './file';
export * from './get-common-config';
export * from './get-symbol-list';
export * from './instrument';
export * from './service-status';
export * from './upload-file';

/** The common calls by name. */
export const commonCalls = {
  agreements,
  file,
  getCommonConfig,
  getSymbolList,
  serviceStatus,
  uploadFile,
} as const;
