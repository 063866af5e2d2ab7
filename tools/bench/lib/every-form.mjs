import { loadSource } from '../../commands/lib/load-source.mjs';
import { demoContext } from './portal-browser.mjs';
import { middle, slowDown, slowest, watchInteractions } from './interactions.mjs';

const press = (name) => (page) => page.getByRole('button', { name }).first().click();
const uc = (path) => `/user-center/${path}`;
const type = (page, label, value) => page.getByLabel(label, { exact: true }).first().fill(value);

/** Answers all requests to the path in place of the gateway: some forms need a response that cannot be produced on demand. */
const answered = (page, path, code, data) =>
  page.route(path, (route) => route.fulfill({ json: { code, msg: code, ...(data && { data }) } }));

/** The SMS code was correct: the form for the new password opens. */
async function openNewPassword(page) {
  await answered(page, '**/v2/user/validResetPwdCaptcha', 'OK', { ticket: 'bench' });
  await type(page, '手机号', '13800138000');
  await type(page, '图形验证码', '1234');
  await type(page, '短信验证码', '123456');
  await press('下一步')(page);
  await page.getByRole('button', { name: '重置密码' }).waitFor();
}

/** The session ends while the customer types a transfer. */
async function openReLogin(page) {
  await answered(page, '**/v2/transfer/*ddTransfer', '4');
  await type(page, '金额', '1');
  await press('确认转账')(page);
  await press(/^转账 \d/)(page);
  await page.getByRole('dialog').waitFor();
}

/** Every form: its page, its user, and what to press to open it. A page may show several. The last entry ends the session. */
const places = [
  ...['/login', '/register', '/forget-password'].map((path) => ({ who: 'visitor', path })),
  { who: 'visitor', path: '/forget-password', open: openNewPassword },
  { who: 'visitor', path: '/ib', open: press('填写申请表') },
  { who: 'newcomer', path: uc('deposit-guide') },
  ...['deposit', 'withdraw', 'withdrawCoin', 'transfer'].map((page) => ({
    who: 'customer',
    path: uc(`assets/${page}`),
  })),
  ...['添加银行卡', '修改登录密码', /(绑定|更换)邮箱/, '开立 MT5 账户', /^管理/].map((name) => ({
    who: 'customer',
    path: uc('acctInfo'),
    open: press(name),
  })),
  { who: 'customer', path: uc('assets/withdrawCoin'), open: press(/添加.*地址/), within: 'dialog' },
  { who: 'customer', path: uc('assets/transfer'), open: openReLogin, within: 'dialog' },
];

async function newcomerContext(browser, url, options) {
  const { registerCustomer } = await loadSource('libs/testkit/src/index.ts');
  const { client, customerNumber } = await registerCustomer(url);
  const context = await browser.newContext(options);
  const held = { ...Object.fromEntries(client.cookies), token: client.token, username: customerNumber };
  await context.addCookies(Object.entries(held).map(([name, value]) => ({ name, value, url })));
  return context;
}

/** Types into every field of a form and submits it. Returns the slowest interaction. */
async function fillAndSend(page, form) {
  await slowest(page);
  const fields = form.locator('input:not([type=file]):not([type=checkbox]):not([type=radio]):visible');
  for (const field of await fields.all()) {
    await field.click();
    await field.pressSequentially('12', { delay: 120 });
  }
  for (const choice of await form.locator('select:visible').all()) await choice.focus();
  await form.locator('button[type=submit]').click();
  return slowest(page);
}

/**
 * The slowest interaction with every form of the site and the user centre, on a CPU slowed by a factor of `rate`. A form at or
 * above `aim` ms is measured twice more and the median counts: a single figure includes whatever else the machine did.
 */
export async function everyForm(browser, url, rate, aim) {
  const options = { locale: 'zh-CN', viewport: { width: 360, height: 800 } };
  const contexts = {
    visitor: await browser.newContext(options),
    newcomer: await newcomerContext(browser, url, options),
    customer: await demoContext(browser, url, options),
  };
  for (const context of Object.values(contexts)) await watchInteractions(context);

  // Submitting a form may close its container, so each form gets a new page.
  const measureOne = async ({ who, path, open, within }, index) => {
    const page = await contexts[who].newPage();
    await page.goto(url + path);
    await open?.(page);
    const forms = (within ? page.getByRole(within) : page).getByRole('form');
    await forms.first().waitFor();
    const names = await forms.evaluateAll((all) => all.map((form) => form.getAttribute('aria-label') ?? '–'));
    await slowDown(page, rate);
    const found = { path, form: names[index], forms: names.length, ...(await fillAndSend(page, forms.nth(index))) };
    await page.close();
    return found;
  };
  const measured = [];
  for (const place of places) {
    for (let index = 0, forms = 1; index < forms; index += 1) {
      const found = [await measureOne(place, index)];
      if (found[0].duration >= aim) found.push(await measureOne(place, index), await measureOne(place, index));
      measured.push(middle(found));
      forms = found[0].forms;
    }
  }
  for (const context of Object.values(contexts)) await context.close();
  return measured;
}
