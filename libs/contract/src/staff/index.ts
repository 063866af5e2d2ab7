import { addNote } from './add-note';
import {
  changeMember,
  changeRole,
  decideMemberChange,
  endSessions,
  inviteMember,
  memberChanges,
  members,
  renewInvitation,
  roles,
  signIns,
} from './members';
import { acceptInvitation, addPasskey, checkFactor, checkPassword, getSession, newPasskeyOptions } from './session';
import { passkeyOptions, passkeys, removePasskey, signOut, stepUp, stepUpOptions } from './session';
import { adjustmentDocument, adjustments, decideAdjustment, proposeAdjustment, uploadDocument } from './adjustments';
import { auditCsv, auditLog } from './audit';
import { customerFile, endCustomerSessions, freezeCustomer, liftFreeze, revealIdentity } from './customer';
import { askTask, decideFactorReset, decideTask, factorResets, proposeFactorReset, staffTasks } from './customer';
import { closeCustomer, customerBalance, customerDeliveries, customerMessages } from './customer';
import {
  changeLevel,
  customerTrades,
  exportCustomer,
  proposePhone,
  sendNewPhoneCode,
  uploadCustomerFile,
} from './customer';
import { revokeApproval, setCustomerLimits, setCustomerProfile } from './customer';
import { addCaseNote, caseDetail, caseFile, cases, casesCsv, decideCase, openCase, proposeCaseOutcome } from './cases';
import { customerList } from './customer-list';
import { customers } from './customers';
import { decide } from './decide';
import { decisionCalls } from './decisions';
import {
  askChannel,
  callbackDetail,
  callbacks,
  refundSuspended,
  rejectSuspended,
  resolveDeposit,
  staffDepositDetail,
  staffDeposits,
  suspendedPaymentDetail,
  suspendedPayments,
} from './deposits';
import { alerts, moneyToday, queues } from './home';
import { notes } from './notes';
import { batchFile, batchResult, decideBatch, makeBatch } from './payouts';
import { payoutBatchDetail, payoutBatches, payoutTarget, staffPayouts } from './payouts';
import { bankBalanceHistory, bankDays, clientMoney, moneyReport, recordBankBalance } from './reports';
import { reportCsv, watchedPayments } from './reports';
import { decidePost, pictures, postDetail, posts, previewPost, savePost, saveSlide } from './content';
import { agreementDocument, agreements, commissions, decideAgreement, decideCommission } from './introducers';
import { introducerClients, introducerDetail, introducers } from './introducers';
import { proposeAgreement, proposeAgreementEnd } from './introducers';
import { createPromotion, endPromotion, grantCoupon, promotionCoupons, promotions } from './promotions';
import { acceptBreak, reconcile, reconciliationBreakDetail, reconciliationBreaks } from './reconciliation';
import { reconciliationRuns, stopPayouts } from './reconciliation';
import { closings, refuseClosing } from './closings';
import { receivables } from './receivables';
import { reviewItem } from './review-item';
import { reviews } from './reviews';
import { decideSettings, previewSettings, proposeSettings, settings, settingsChanges } from './settings';
import { staffFile } from './staff-file';
import { takeReview } from './take-review';
import { answerTicket, assignTicket, closeTicket, complaintsCsv, decideOutcome, proposeOutcome } from './tickets';
import { staffTickets, takeTicket, ticketDetail, writeToCustomer } from './tickets';

export * from './add-note';
export * from './adjustments';
export * from './audit';
export * from './cases';
export * from './content';
export * from './customer';
export * from './customer-list';
export * from './customers';
export * from './decide';
export * from './decisions';
export * from './decision-rules';
export * from './deposits';
export * from './home';
export * from './introducers';
export * from './listed-customer';
export * from './members';
export * from './note';
export * from './notes';
export * from './payouts';
export * from './promotions';
export * from './closings';
export * from './receivables';
export * from './reconciliation';
export * from './reports';
export * from './review';
export * from './review-item';
export * from './review-permission';
export * from './reviews';
export * from './session';
export * from './settings';
export * from './staff-file';
export * from './take-review';
export * from './tickets';

/** The staff calls by name. */
export const staffCalls = {
  askTask,
  decideFactorReset,
  decideTask,
  staffTasks,
  changeLevel,
  factorResets,
  proposeFactorReset,
  proposePhone,
  sendNewPhoneCode,
  uploadCustomerFile,
  closeCustomer,
  customerBalance,
  customerDeliveries,
  customerMessages,
  customerTrades,
  exportCustomer,
  revokeApproval,
  setCustomerLimits,
  setCustomerProfile,
  customerFile,
  endCustomerSessions,
  freezeCustomer,
  liftFreeze,
  revealIdentity,
  adjustmentDocument,
  adjustments,
  decideAdjustment,
  proposeAdjustment,
  uploadDocument,
  closings,
  refuseClosing,
  receivables,
  batchFile,
  batchResult,
  decideBatch,
  makeBatch,
  payoutBatchDetail,
  payoutBatches,
  payoutTarget,
  staffPayouts,
  alerts,
  moneyToday,
  queues,
  addCaseNote,
  caseDetail,
  caseFile,
  cases,
  casesCsv,
  decideCase,
  openCase,
  proposeCaseOutcome,
  askChannel,
  callbackDetail,
  callbacks,
  refundSuspended,
  rejectSuspended,
  suspendedPaymentDetail,
  suspendedPayments,
  resolveDeposit,
  staffDepositDetail,
  staffDeposits,
  acceptInvitation,
  addPasskey,
  checkFactor,
  checkPassword,
  getSession,
  newPasskeyOptions,
  passkeyOptions,
  passkeys,
  removePasskey,
  signOut,
  stepUp,
  stepUpOptions,
  changeMember,
  changeRole,
  decideMemberChange,
  endSessions,
  inviteMember,
  memberChanges,
  members,
  renewInvitation,
  roles,
  signIns,
  decidePost,
  pictures,
  postDetail,
  posts,
  previewPost,
  savePost,
  saveSlide,
  agreementDocument,
  agreements,
  commissions,
  decideAgreement,
  decideCommission,
  introducerClients,
  introducerDetail,
  introducers,
  proposeAgreement,
  proposeAgreementEnd,
  createPromotion,
  endPromotion,
  grantCoupon,
  promotionCoupons,
  promotions,
  bankBalanceHistory,
  bankDays,
  clientMoney,
  moneyReport,
  recordBankBalance,
  reportCsv,
  watchedPayments,
  decideSettings,
  previewSettings,
  proposeSettings,
  settings,
  settingsChanges,
  addNote,
  auditCsv,
  auditLog,
  customerList,
  customers,
  decide,
  ...decisionCalls,
  notes,
  reconcile,
  reconciliationBreakDetail,
  reconciliationBreaks,
  reconciliationRuns,
  reviewItem,
  reviews,
  staffFile,
  acceptBreak,
  stopPayouts,
  takeReview,
  answerTicket,
  assignTicket,
  closeTicket,
  complaintsCsv,
  decideOutcome,
  proposeOutcome,
  staffTickets,
  takeTicket,
  ticketDetail,
  writeToCustomer,
} as const;
