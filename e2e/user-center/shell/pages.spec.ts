import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { fundedCustomer } from '@portal/testkit';
import { hosts } from '../../hosts';
import { FramePage } from '../frame.page-model';
import { signIn } from '../sign-in';

/** The pages of the built user centre. */
const built = JSON.parse(
  readFileSync(join(__dirname, '../../../dist/apps/user-center/routes.json'), 'utf8'),
) as string[];

/** The pages of the specification and our own, each with its heading. */
const headings: Readonly<Record<string, string>> = {
  '/user-center/deposit-guide': '新手引导',
  '/user-center/acctInfo': '账户总览',
  '/user-center/assets/deposit': '入金',
  '/user-center/assets/withdraw': '出金',
  '/user-center/assets/withdrawCoin': '数字货币出金',
  '/user-center/assets/transfer': '转账',
  '/user-center/fundingDetails': '资金明细',
  '/user-center/invite': '邀请好友',
  '/user-center/settings': '设置',
  '/user-center/changePhone': '更换手机号',
  '/user-center/explain': '余额说明',
  '/user-center/statements': '月结单',
  '/user-center/costs': '交易成本',
};

test('every page of the user centre is at its address, with its own heading', async ({ page, context }) => {
  test.slow(); // every page
  await signIn(context, await fundedCustomer(hosts.loopback));
  const frame = new FramePage(page);
  expect(Object.keys(headings).sort()).toEqual(built.sort());
  for (const [path, heading] of Object.entries(headings)) {
    await frame.open(path);
    await expect(frame.heading, path).toHaveText(heading);
  }
});
