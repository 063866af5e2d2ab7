import type { commonCalls } from '@portal/contract/common';
import type { staffCalls } from '@portal/contract/staff';
import type { Handlers } from '../http/handler';
import type { Jobs } from '../core/gateway/job';
import { file } from './file';
import { getCommonConfig } from './get-common-config';
import { getSymbolList } from './get-symbol-list';
import { serviceStatus } from './service-status';
import { decideSettings } from './staff/decide-settings';
import { previewSettings } from './staff/preview-settings';
import { proposeSettings } from './staff/propose-settings';
import { settings } from './staff/settings';
import { settingsChanges } from './staff/settings-changes';
import { tellJob } from './staff/tell-job';
import { uploadCustomerFile } from './staff/upload-customer-file';
import { uploadDocument } from './staff/upload-document';
import { textVersions } from './text-versions';
import { uploadFile } from './upload-file';

export const commonHandlers = {
  file,
  getCommonConfig,
  getSymbolList,
  serviceStatus,
  textVersions,
  uploadFile,
} satisfies Handlers<typeof commonCalls>;

/** What staff do with rates, fees, limits and documents. */
export const commonStaffHandlers = {
  decideSettings,
  previewSettings,
  proposeSettings,
  settings,
  settingsChanges,
  uploadCustomerFile,
  uploadDocument,
} satisfies Partial<Handlers<typeof staffCalls>>;

export const commonJobs: Jobs = { 'settings.tell': tellJob };
