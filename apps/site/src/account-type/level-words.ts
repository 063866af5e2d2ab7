import type { LevelCode } from '@portal/brand';

/** Texts that only the page of a level shows. */
export const levelWords: Readonly<Record<LevelCode, { lede: string; warning: string }>> = {
  MIN: {
    lede: '用小额资金熟悉平台与规则；品种、点差与其他级别相同。',
    warning: '小额账户同样是杠杆交易：入金少，可承受的反向波动也小，可能在短时间内亏损全部入金。',
  },
  STD: {
    lede: '适合已有交易计划的客户，保证金占用更少；品种、点差与其他级别相同。',
    warning: '更高的杠杆减少占用的保证金，不减少亏损。仓位过大时，小幅反向波动就可能亏损全部入金。',
  },
  DIA: {
    lede: '适合资金规模较大、交易频繁的客户；品种、点差与其他级别相同。',
    warning: '最高杠杆不是建议使用的杠杆。价格反向变动时，亏损按持仓全额计算，可能在短时间内亏损全部入金。',
  },
};
