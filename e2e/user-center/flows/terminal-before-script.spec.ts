import { expect, test } from '@playwright/test';
import { holdRoute } from '../../hold-route';
import { hosts } from '../../hosts';
import { TerminalPage } from './terminal.page-model';

test('the terminal sends no form before its script has loaded', async ({ page }) => {
  const letGo = await holdRoute(page, /\/sandbox\/terminal\/terminal\.js/);
  const url = `${hosts.site}/sandbox/terminal?login=123456`;
  await page.goto(url, { waitUntil: 'commit' });
  const terminal = new TerminalPage(page);
  await terminal.password.fill('Trade#2026');
  await expect(terminal.signInButton).toBeDisabled();
  await terminal.password.press('Enter');
  await expect(page).toHaveURL(url);
  await expect(terminal.password).toHaveValue('Trade#2026');
  letGo();
  await expect(terminal.signInButton).toBeEnabled();
});
