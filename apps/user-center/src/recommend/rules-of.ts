import { groupDigits } from '@portal/rules/money';

/** The terms of the brand's invite programme in sentences; empty if it has none. Limits by dotted name, amounts in USD. */
export function rulesOf(limits: Readonly<Record<string, string>>): string[] {
  const [firstDeposit, bonus] = [limits['invite.firstDeposit'], limits['invite.bonus']];
  if (firstDeposit === undefined || bonus === undefined) return [];
  const least = `${groupDigits(firstDeposit, 2)} USD`;
  return [
    '好友通过您的邀请链接、二维码注册，或注册时填写您的邀请码，即成为您邀请的好友。邀请关系在注册时确定，之后不能更改。',
    `好友的首笔入金达到 ${least}，您获得 ${groupDigits(bonus, 2)} USD 奖励，每位好友奖励一次。`,
    `首笔入金不足 ${least} 的，不产生奖励，之后的入金也不再计算。`,
    '奖励自动记入您的主账户，可在资金明细的资金流水中查看。',
    '好友的手机号经过遮盖，您看不到好友的账户与交易。',
  ];
}
