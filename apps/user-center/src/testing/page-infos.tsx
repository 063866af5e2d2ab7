import { useQueryAccountInfoQuery } from '@portal/api-client/account';
import { useGetWithdrawCoinPageInfoV2Query } from '@portal/api-client/coin';
import { useQueryDepositInfoQuery } from '@portal/api-client/deposit';
import { useGetWithdrawPageInfoQuery } from '@portal/api-client/withdraw';

/** The calls that say what the customer may do, and why not. */
export const pageInfos = [
  '/v2/customer/queryAccountInfo',
  '/v2/deposit/queryDepositInfo',
  '/v2/withdraw/getWithdrawPageInfo',
  '/v2/coin/getWithdrawCoinPageInfoV2',
];

/** Asks them as open pages do, and shows nothing. */
export function PageInfos() {
  useQueryAccountInfoQuery({ includeBalance: true });
  useQueryDepositInfoQuery();
  useGetWithdrawPageInfoQuery();
  useGetWithdrawCoinPageInfoV2Query();
  return null;
}
