import { amountFieldTexts } from '../amount-field/amount-field-texts';
import { captchaFieldTexts } from '../captcha-field/captcha-field-texts';
import { chartTexts } from '../chart/chart-texts';
import { codeFieldTexts } from '../code-field/code-field-texts';
import { copyTexts } from '../copy/copy-texts';
import { countdownTexts } from '../countdown/countdown-texts';
import { dateTimeTexts } from '../date-time/date-time-texts';
import { dialogTexts } from '../dialog/dialog-texts';
import { switchCustomerTexts } from '../dialog/switch-customer-texts';
import { errorBoundaryTexts } from '../error-boundary/error-boundary-texts';
import { errorStateTexts } from '../error-state/error-state-texts';
import { factorTexts } from '../factor/factor-texts';
import { fieldTexts } from '../field/field-texts';
import { selectTexts } from '../select/select-texts';
import { formTexts } from '../form/form-texts';
import { gaugeTexts } from '../gauge/gauge-texts';
import { maskedTexts } from '../masked/masked-texts';
import { paginationTexts } from '../pagination/pagination-texts';
import { passwordChecklistTexts } from '../password-checklist/password-checklist-texts';
import { passwordFieldTexts } from '../password-field/password-field-texts';
import { loadingTexts } from '../skeleton/loading-texts';
import { skipLinkTexts } from '../skip-link/skip-link-texts';
import { statusTagTexts } from '../status-tag/status-tag-texts';
import { stepperTexts } from '../stepper/stepper-texts';
import { tableTexts } from '../table/table-texts';
import { themeTexts } from '../theme/theme-texts';
import { toastTexts } from '../toast/toast-texts';
import { uploadFieldTexts } from '../upload-field/upload-field-texts';

/**
 * Simplified Chinese, the default. Each component's file has its own texts, so that a page with one field does not load all of
 * them.
 */
export const zhCN = {
  amountField: amountFieldTexts,
  captchaField: captchaFieldTexts,
  chart: chartTexts,
  codeField: codeFieldTexts,
  copy: copyTexts,
  countdown: countdownTexts,
  dateTime: dateTimeTexts,
  dialog: dialogTexts,
  errorBoundary: errorBoundaryTexts,
  errorState: errorStateTexts,
  factor: factorTexts,
  field: fieldTexts,
  form: formTexts,
  select: selectTexts,
  gauge: gaugeTexts,
  loading: loadingTexts,
  masked: maskedTexts,
  pagination: paginationTexts,
  passwordChecklist: passwordChecklistTexts,
  passwordField: passwordFieldTexts,
  skipLink: skipLinkTexts,
  statusTag: statusTagTexts,
  stepper: stepperTexts,
  table: tableTexts,
  theme: themeTexts,
  switchCustomer: switchCustomerTexts,
  toast: toastTexts,
  uploadField: uploadFieldTexts,
};
