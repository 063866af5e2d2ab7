import type { commonCalls } from '@portal/contract/common';
import type { Handlers } from '../http/handler';
import { file } from './file';
import { getCommonConfig } from './get-common-config';
import { getSymbolList } from './get-symbol-list';
import { uploadFile } from './upload-file';

export const commonHandlers = {
  file,
  getCommonConfig,
  getSymbolList,
  uploadFile,
} satisfies Handlers<typeof commonCalls>;
