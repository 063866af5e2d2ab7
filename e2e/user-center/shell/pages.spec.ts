import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { fundedCustomer } from '@portal/testkit';
import { hosts } from '../../hosts';
import { FramePage } from '../frame.page-model';
import { signIn } from '../sign-in';

/** A window of 1280 by 1024 at 200 and 400 percent, in CSS pixels. */
const zooms = [
  { percent: 200, width: 640, height: 512 },
  { percent: 400, width: 320, height: 256 },
] as const;

/** The horizontal overflow, and whether fixed and sticky bars leave half of the window free. */
async function left() {
  // After two frames the styles and the size observers have the window's new size.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const bars = [...document.querySelectorAll('body *')].filter((element) => {
    const { width, height, top, bottom } = element.getBoundingClientRect();
    const across = width > innerWidth / 2 && height > 0 && top < innerHeight && bottom > 0;
    return across && ['fixed', 'sticky'].includes(getComputedStyle(element).position);
  });
  const taken = bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0) / innerHeight;
  return {
    sideways: document.documentElement.scrollWidth - innerWidth,
    enough: taken <= 0.5,
    // Shown when the test fails.
    window: [innerWidth, innerHeight],
    bars: bars.map((bar) => [bar.tagName, bar.getBoundingClientRect().height, bar.textContent?.slice(0, 40)]),
  };
}

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
  '/user-center/support': '客服与投诉',
};

test('every page of the user centre is at its address, with its own heading, logs no error, and is usable at 200 and 400 percent', async ({
  page,
  context,
}) => {
  test.slow(); // every page
  await signIn(context, await fundedCustomer(hosts.loopback));
  const frame = new FramePage(page);
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  expect(Object.keys(headings).sort()).toEqual(built.sort());
  for (const [path, heading] of Object.entries({ ...headings, '/user-center/fundingDetails?tab=trade': '资金明细' })) {
    await page.setViewportSize({ width: 1280, height: 1024 });
    await frame.open(path);
    await expect(frame.heading, path).toHaveText(heading);
    await expect(page.locator('[data-shape], [aria-busy=true]'), `${path} is there`).toHaveCount(0);
    for (const { percent, width, height } of zooms) {
      const found = async () => {
        // A busy browser may keep the previous window's styles, so each poll sets the size again.
        await page.setViewportSize({ width, height: height + 1 });
        await page.setViewportSize({ width, height });
        return page.evaluate(left);
      };
      await expect.poll(found, `${path} at ${percent} %`).toMatchObject({ sideways: 0, enough: true });
    }
    expect([path, errors]).toEqual([path, []]);
  }
});
