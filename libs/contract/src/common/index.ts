import { file } from './file';
import { getCommonConfig } from './get-common-config';
import { getSymbolList } from './get-symbol-list';
import { serviceStatus } from './service-status';
import { textVersions } from './text-versions';
import { uploadFile } from './upload-file';

export * from './common-config';
export * from './file';
export * from './get-common-config';
export * from './get-symbol-list';
export * from './instrument';
export * from './service-status';
export * from './text-versions';
export * from './upload-file';

/** The common calls by name. */
export const commonCalls = {
  file,
  getCommonConfig,
  getSymbolList,
  serviceStatus,
  textVersions,
  uploadFile,
} as const;
