import { levelRule, productLeverageRule } from '@portal/brand';
import { plainAmount } from '../shared/levels/plain-amount';
import type { SiteBrand } from '../shared/installation/site-brand';

/** Frequently asked questions and their answers, with the brand's own figures. */
export const answers = ({ levels, limits, ...brand }: SiteBrand): readonly (readonly [string, string])[] => [
  [
    '什么是差价合约？',
    '差价合约（CFD）是一份约定：开仓与平仓之间的价格差额，由买卖双方以现金结算。您不持有标的本身，因此既可以做多也可以做空，但同样没有股东权利，也无法提取实物。',
  ],
  [
    '杠杆 1:100 意味着什么？',
    '1,000 USD 的保证金可以持有约 100,000 USD 的仓位。价格反向变动 1%，亏损就约等于全部保证金。杠杆同时放大盈利与亏损，请按能承受的亏损决定仓位。',
  ],
  ['可以直接开立更高级别的账户吗？', `可以。${levelRule({ levels })}${productLeverageRule(brand)}`],
  [
    '保证金不足时会怎样？',
    `当保证金比例（净值 ÷ 已用保证金）跌至所属级别的强平线（${Object.values(levels)
      .map(({ name, stopOut }) => `${name} ${stopOut}%`)
      .join('，')}），系统会从亏损最大的持仓开始平仓，直至比例回到强平线之上。`,
  ],
  [
    '开户需要准备什么？',
    '本人手机号、二代身份证，以及一张本人名下的银行卡。注册只需手机号；身份与银行卡在用户中心上传，可以分次完成。',
  ],
  [
    '出金到哪里？有什么条件？',
    `出金只能到您本人名下已通过审核的银行卡，单笔 ${plainAmount(limits.withdraw.min)} USD 起；或到您添加的数字货币地址，单笔 ${plainAmount(limits.coin.min)} USD 起。余额不足时可以一次全部出金。身份认证通过后即可申请；赠金不可提取。`,
  ],
  ['价格涨跌的颜色可以改吗？', '可以。默认红涨绿跌，点击页面右上角的“涨跌颜色”切换为绿涨红跌。'],
];
