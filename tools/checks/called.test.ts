import { calls, type CallSpec } from '@portal/contract';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');

const filesOf = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith('testing/'))
    .map((file) => `${folder}/${file}`);

/** The sources of the three apps, and the library files that bundle the screens' calls. */
const screens = [
  ...filesOf('apps/site/src'),
  ...filesOf('apps/user-center/src'),
  ...filesOf('apps/staff/src'),
  'libs/api-client/src/http/session-calls.ts',
  'libs/api-client/src/http/upload-file.ts',
].map((file) => readFileSync(join(root, file), 'utf8'));

const specs: CallSpec[] = Object.values(calls).flatMap((table) => Object.values(table) as CallSpec[]);

const all = Object.entries(calls).flatMap(([domain, table]) =>
  Object.entries(table).map(([name, call]) => ({ domain, name, path: (call as CallSpec).path })),
);

/** Where requests of a domain stand apart, besides in `<domain>Requests`. */
const apart: Record<string, string> = { customer: '|signInRequests' };

/** Whether a screen uses the call's hook or its request. */
function isUsed({ domain, name }: { domain: string; name: string }): boolean {
  const hook = `use(Lazy)?${name[0]?.toUpperCase()}${name.slice(1)}(Query|Mutation)`;
  const used = new RegExp(`\\b${hook}\\(|\\b(${domain}Requests${apart[domain] ?? ''})\\.${name}\\b`);
  return screens.some((text) => used.test(text));
}

/** Every call of docs/product-lines.md §7, by its path in the API. */
const required = [
  '/news/v2/moreTotal/:id',
  '/news/v2/more/:id',
  '/news/:id',
  '/news/actions/2',
  '/news/calendar/list',
  '/symbol/technicalAnalysisArticle/getAnalysisArticles',
  '/symbol/technicalAnalysisArticle/getAnalysisArticle',
  '/api/v1/ZoneMarketPrice',
  '/api/v1/marketprice',
  '/v2/customer/checkPhone',
  '/v2/customer/sendOpenMessage',
  '/v2/customer/createAccount',
  '/v2/user/captcha',
  '/v2/user/validateBrandLevel',
  '/v2/user/login',
  '/v2/user/logout',
  '/v2/user/getResetPwdCaptcha',
  '/v2/user/validResetPwdCaptcha',
  '/v2/user/resetPwd',
  '/v2/user/updatePassWord',
  '/v2/user/getBindEmail',
  '/v2/user/bindEmail',
  '/v2/user/getAccountInfoAjax',
  '/v2/user/queryKycInfo',
  '/v2/user/resetMT5Pwd',
  '/v2/person/updatePersonInfo',
  '/v2/person/getUserBankDetail',
  '/v2/person/addIdCard',
  '/v2/person/addBank',
  '/v2/person/getNextAccountLevel',
  '/v2/person/upAccountLevel',
  '/v2/customer/updateAccount',
  '/v2/customer/createMT5Account',
  '/v2/customer/createMT5AccountWithToken',
  '/v2/customer/archiveMt5Account',
  '/v2/customer/queryAccountInfo',
  '/v2/common/uploadFile',
  '/v2/common/getCommonConfig',
  '/v2/common/getSymbolList',
  '/v2/activity/couponList',
  '/v2/deposit/getActivitySetting',
  '/v2/deposit/queryDepositInfo',
  '/v2/deposit/submitData',
  '/v2/deposit/egpaySuccess',
  '/v2/deposit/depositDraft/list/:id',
  '/v2/deposit/depositDraft/paidList',
  '/v2/deposit/depositDraft/overdue',
  '/v2/deposit/depositDraft/cancel/:customerNo/:pno',
  '/v2/withdraw/getWithdrawPageInfo',
  '/v2/withdraw/getWithdrawFee',
  '/v2/withdraw/withdrawSubmit',
  '/v2/withdraw/getWithdrawRecordsV2',
  '/v2/withdraw/cancelWithdrawProposal',
  '/v2/coin/addOutCoinAddress',
  '/v2/coin/getWithdrawCoinPageInfoV2',
  '/v2/coin/getWithdrawCoinFeeV2',
  '/v2/coin/submitWithdrawCoinV2',
  '/v2/coin/queryWithdrawCoinRecordV2',
  '/v2/coin/cancelOutCoinProposal',
  '/v2/coin/getCoinAssetDealRecord',
  '/v2/coin/sendCoinMessage',
  '/v2/transfer/accountList',
  '/v2/transfer/addTransfer',
  '/v2/transfer/mt5AddTransfer',
  '/v2/transfer/getTransferRecords',
  '/v2/tradedReport/creditRecordAjax',
  '/v2/tradedReport/profitAndLossRecordAjax',
  '/v2/tradedReport/entrustRecordAjax',
  '/v2/tradedReport/tradeRecordAjax',
  '/v2/mt5TradeReport/creditRecordAjax',
  '/v2/recommend/queryRecommendInfo',
  '/v2/recommend/getRecommendBonus',
  '/v2/recommend/getCustomerRelation',
  '/v2/recommend/getInviteCode',
];

test.each(required)('%s of the specification is called by a screen', (path) => {
  const call = all.find((each) => each.path === path);
  expect(call).toBeDefined();
  expect(call && isUsed(call)).toBe(true);
});

/** Method, path and payload of the calls whose payload docs/product-lines.md §7 names; `=` is the default that it gives. */
const payloads: Record<string, readonly string[]> = {
  'GET /news/v2/moreTotal/:id': ['limit'],
  'GET /news/v2/more/:id': ['search'],
  'GET /news/:id': [],
  'GET /news/actions/2': [],
  'GET /news/calendar/list': ['time'],
  'GET /symbol/technicalAnalysisArticle/getAnalysisArticles': ['symbol', 'pageNo=0', 'pageSize=1'],
  'GET /symbol/technicalAnalysisArticle/getAnalysisArticle': ['articleId'],
  'GET /api/v1/ZoneMarketPrice': ['company', 'timeformat', 'zone'],
  'GET /api/v1/marketprice': [],
  'POST /v2/customer/checkPhone': ['mobilePhone', 'mobilePrefix'],
  'POST /v2/customer/sendOpenMessage': ['signature', 'nationCode', 'mobilePhone', 'validate', 'trackParameters'],
  'POST /v2/customer/createAccount': ['signature'],
  'GET /v2/user/captcha': ['random'],
  'POST /v2/user/validateBrandLevel': ['brandCode'],
  'POST /v2/user/login': [],
  'POST /v2/user/validResetPwdCaptcha': [],
  'POST /v2/user/resetPwd': [],
  'POST /v2/user/updatePassWord': [],
  'POST /v2/user/queryKycInfo': [],
  'POST /v2/user/resetMT5Pwd': [],
  'POST /v2/person/upAccountLevel': ['gts2AccountId'],
  'POST /v2/customer/updateAccount': [],
  'POST /v2/customer/createMT5Account': [],
  'POST /v2/customer/createMT5AccountWithToken': [],
  'POST /v2/customer/archiveMt5Account': [],
  'GET /v2/customer/queryAccountInfo': ['includeBalance'],
  'POST /v2/common/uploadFile': [],
  'POST /v2/common/getCommonConfig': [],
  'POST /v2/common/getSymbolList': [],
  'POST /v2/activity/couponList': [],
  'POST /v2/deposit/getActivitySetting': [],
  'POST /v2/deposit/queryDepositInfo': [],
  'POST /v2/deposit/submitData': [],
  'POST /v2/deposit/egpaySuccess': [],
  'POST /v2/deposit/depositDraft/list/:id': [],
  'POST /v2/deposit/depositDraft/paidList': ['startDate', 'endDate', 'pageSize=15', 'pageNo=1', 'type=0'],
  'POST /v2/deposit/depositDraft/overdue': [],
  'POST /v2/deposit/depositDraft/cancel/:customerNo/:pno': [],
  'GET /v2/withdraw/getWithdrawPageInfo': [],
  'POST /v2/withdraw/getWithdrawFee': [],
  'POST /v2/withdraw/withdrawSubmit': [],
  'POST /v2/withdraw/getWithdrawRecordsV2': ['startDate', 'endDate', 'pageSize=15', 'pageNo=1', 'displayStatus'],
  'POST /v2/withdraw/cancelWithdrawProposal': ['pno'],
  'POST /v2/coin/sendCoinMessage': ['validate', 'type=2'],
};

test.each(Object.entries(payloads))('%s exists with the payload of the specification', (address, names) => {
  const [method, path] = address.split(' ', 2);
  const call = specs.find((each) => each.method === method && each.path === path);
  const fields = { ...call?.query?.properties, ...call?.body?.properties };
  const known = Object.entries(fields).flatMap(([name, field]) => {
    const value = (field as { default?: unknown }).default;
    return value === undefined ? [name] : [name, `${name}=${String(value)}`];
  });
  expect(call).toBeDefined();
  expect(known).toEqual(expect.arrayContaining([...names]));
});

/** Calls outside the specification that no screen uses by name, and why. */
const without: Record<string, string> = {
  'account.stream': 'followed by the live feed of @portal/api-client',
  'market.stream': 'followed by the live prices of @portal/api-client',
  'content.calendarIcs': 'a link to subscribe to',
  'staff.decide': 'for a back office of release 1.0.0, until the next release',
  'customer.createAutoLoginToken': 'for other programs, which lead a customer to a page',
};

const added = all.filter(({ domain, path }) => !required.includes(path) && !['staff', 'sandbox'].includes(domain));

test.each(added)('$domain.$name is called by a screen, or the exceptions state why not', (call) => {
  expect([call.path, isUsed(call)]).toEqual([call.path, !(`${call.domain}.${call.name}` in without)]);
});

const ofStaff = all.filter(({ domain }) => domain === 'staff');

test.each(ofStaff)(
  '$domain.$name is called by a screen of the back office, or the exceptions state why not',
  (call) => {
    expect([call.path, isUsed(call)]).toEqual([call.path, !(`${call.domain}.${call.name}` in without)]);
  },
);

/** The cached query kinds of docs/product-lines.md §3, and the call that fills each. */
const kinds: Record<string, [domain: string, name: string]> = {
  userInfo: ['account', 'queryAccountInfo'],
  kycInfo: ['identity', 'queryKycInfo'],
  accountInfo: ['account', 'getAccountInfoAjax'],
  accountList: ['transfer', 'accountList'],
  bankDetail: ['identity', 'getUserBankDetail'],
  coinWithdrawPageInfo: ['coin', 'getWithdrawCoinPageInfoV2'],
};

test.each(Object.entries(kinds))('the cached kind %s is an endpoint that a screen calls', (kind, [domain, name]) => {
  const endpoints = readFileSync(join(root, `libs/api-client/src/${domain}/${domain}.api.ts`), 'utf8');
  expect(endpoints).toMatch(new RegExp(`${name}: read\\(build, requests\\.${name}, \\['${kind}'`));
  expect(isUsed({ domain, name })).toBe(true);
});
