import type { Locator, Page } from '@playwright/test';
import { picture } from '@portal/testkit';
import { FramePage } from '../frame.page-model';

async function file(name: string) {
  return { name, mimeType: 'image/png', buffer: Buffer.from(await picture().arrayBuffer()) };
}

/** `/user-center/deposit-guide` */
export class DepositGuidePage extends FramePage {
  constructor(page: Page) {
    super(page);
  }

  visit = () => this.open('/user-center/deposit-guide');

  form(name: '身份认证' | '银行卡' | '投资适当性问卷' | '开立 MT5 账户' | '入金'): Locator {
    return this.page.getByRole('form', { name, exact: true });
  }

  /** A step of the stepper, by its title. */
  step(title: string): Locator {
    return this.page.getByRole('list', { name: '开户进度' }).getByRole('listitem').filter({ hasText: title });
  }

  async fillIdentity(name: string, idNumber: string): Promise<void> {
    const form = this.form('身份认证');
    await form.getByLabel('真实姓名').fill(name);
    await form.getByLabel('身份证号').fill(idNumber);
    await form.getByLabel('身份证人像面').setInputFiles(await file('front.png'));
    await form.getByLabel('身份证国徽面').setInputFiles(await file('back.png'));
    await form.getByRole('checkbox', { name: /我单独同意/ }).check();
    await form.getByText('已上传').nth(1).waitFor();
  }

  async fillBank(cardNumber: string): Promise<void> {
    const form = this.form('银行卡');
    await form.getByLabel('银行卡号').fill(cardNumber);
    await form.getByLabel('省份').fill('广东');
    await form.getByLabel('城市').fill('深圳');
    await form.getByLabel('支行').fill('科技园支行');
    await form.getByLabel('银行卡照片').setInputFiles(await file('card.png'));
    await form.getByRole('checkbox', { name: /我单独同意/ }).check();
    await form.getByText('已上传').waitFor();
  }

  /** Answers each question with its last option, which is the best. */
  async answerQuestions(): Promise<number> {
    const questions = await this.form('投资适当性问卷').getByRole('radiogroup').all();
    for (const question of questions) await question.getByRole('radio').last().check();
    await this.form('投资适当性问卷').getByRole('button', { name: '提交问卷' }).click();
    return questions.length;
  }

  async submit(name: Parameters<DepositGuidePage['form']>[0]): Promise<void> {
    await this.form(name).getByRole('button', { name: '提交', exact: true }).click();
  }
}
