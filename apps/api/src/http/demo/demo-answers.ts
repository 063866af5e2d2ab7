import type { CallSpec } from '@portal/contract';

/**
 * What `/demo` answers to a call.
 * - `read`: the call changes nothing, whatever it is asked with.
 * - `bare`: it reads when it is asked with nothing; with a body it acts, which is refused.
 * - `instead`: it shows what is of other people, or of whoever signs in as the demo customer. This stands in its place.
 */
export type DemoAnswer = 'read' | 'bare' | { readonly instead: unknown };

const nobody: DemoAnswer = { instead: [] };
const noRows: DemoAnswer = { instead: { list: [], pageNo: 1, pageSize: 15, total: 0 } };

/** A transparent picture of one pixel. */
const blank = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
);

/** Every call that `/demo` answers, by its id. A call that is not here acts, and is refused: also one that is new. */
const answers: Readonly<Record<string, DemoAnswer>> = {
  'account.getAccountInfoAjax': 'read',
  'account.getNextAccountLevel': 'read',
  'account.queryAccountInfo': 'read',
  'account.queryPendingOrders': 'read',
  'activity.couponList': 'read',
  'coin.getCoinAssetDealRecord': 'read',
  'coin.getWithdrawCoinFeeV2': 'read',
  'coin.getWithdrawCoinPageInfoV2': 'read',
  'coin.queryWithdrawCoinRecordV2': 'read',
  'common.getCommonConfig': 'read',
  'common.getSymbolList': 'read',
  'common.serviceStatus': 'read',
  'common.textVersions': 'read',
  'content.calendarList': 'read',
  'content.calendarNext': 'read',
  'content.getAnalysisArticle': 'read',
  'content.getAnalysisArticles': 'read',
  'content.getAnalysisSymbols': 'read',
  'content.getNews': 'read',
  'content.marketNews': 'read',
  'content.more': 'read',
  'content.moreTotal': 'read',
  'content.slides': 'read',
  // Forms show one as soon as they open. Nothing is sent by it, so it has no digits.
  'customer.captcha': { instead: { type: 'image/png', bytes: blank } },
  'customer.consents': 'read',
  'customer.exportData': 'bare',
  'customer.factors': nobody,
  'customer.getBindEmail': 'bare',
  'customer.guardrails': 'bare',
  'customer.loginRecords': noRows,
  'customer.phoneChange': 'read',
  'customer.recoveryCodes': 'bare',
  'customer.requestClosing': 'bare',
  'customer.sessions': nobody,
  'customer.validateBrandLevel': 'read',
  'deposit.depositDraftList': 'read',
  'deposit.depositDraftOverdue': 'read',
  'deposit.depositDraftPaidList': 'read',
  'deposit.getActivitySetting': 'read',
  'deposit.queryDepositInfo': 'read',
  'identity.appropriateness': 'bare',
  'identity.getUserBankDetail': 'read',
  'identity.queryKycInfo': 'read',
  'identity.tasks': nobody,
  'market.bars': 'read',
  'market.brokerFigures': 'read',
  'market.marketprice': 'read',
  'market.spreads': 'read',
  'market.stream': 'read',
  'market.tradingSessions': 'read',
  'market.zoneMarketPrice': 'read',
  'message.messageList': noRows,
  'message.preferences': 'bare',
  'message.pushDevices': { instead: { devices: [] } },
  'recommend.getCommissionRecords': 'read',
  'recommend.getCustomerRelation': noRows,
  'recommend.getInviteCode': 'read',
  'recommend.getRecommendBonus': noRows,
  'recommend.queryCommission': 'read',
  'recommend.queryRecommendInfo': 'read',
  'reports.balanceHistory': 'read',
  'reports.creditRecordAjax': 'read',
  'reports.creditRecordCsv': 'read',
  'reports.entrustRecordAjax': 'read',
  'reports.entrustRecordCsv': 'read',
  'reports.explainBalance': 'read',
  'reports.mt5CreditRecordAjax': 'read',
  'reports.mt5CreditRecordCsv': 'read',
  'reports.profitAndLossRecordAjax': 'read',
  'reports.profitAndLossRecordCsv': 'read',
  'reports.results': 'read',
  'reports.statementCsv': 'read',
  'reports.statementPdf': 'read',
  'reports.statements': 'read',
  'reports.tradeRecordAjax': 'read',
  'reports.tradeRecordCsv': 'read',
  'reports.tradingCosts': 'read',
  'support.tickets': noRows,
  'transfer.accountList': 'read',
  'transfer.getTransferRecords': 'read',
  'withdraw.getWithdrawFee': 'read',
  'withdraw.getWithdrawPageInfo': 'read',
  'withdraw.getWithdrawRecordsV2': 'read',
};

/** What `/demo` answers to a call; undefined for an act. */
export const demoAnswerTo = ({ id }: Pick<CallSpec, 'id'>): DemoAnswer | undefined => answers[id];

/** The ids of the calls that `/demo` answers. */
export const answeredByDemo: readonly string[] = Object.keys(answers);
