import type { ResultLook } from '../result/result-head';
import type { Payout } from './payout';

type Outcome = { look: ResultLook; title: string; text: string };

/** The outcome of a withdrawal in words, with what happens next. `arrival`: when to expect the money once it is paid. */
export function outcomeOf(
  { displayStatus, reason }: Pick<Payout, 'displayStatus' | 'reason'>,
  arrival: string,
): Outcome {
  switch (displayStatus) {
    case 1:
      return { look: 'pending', title: '出金已提交', text: `正在审核，审核期间可以取消。${arrival}。` };
    case 2:
      return { look: 'pending', title: '正在付款', text: `审核已通过，正在付款。${arrival}。` };
    case 3:
      return { look: 'done', title: '出金已付款', text: `${arrival}。` };
    case 4:
      return {
        look: 'refused',
        title: '出金未通过',
        text: `${reason ? `原因：${reason}。` : ''}款项已全额退回账户，处理后可以重新提交。`,
      };
    case 5:
      return { look: 'cancelled', title: '出金已取消', text: '款项已全额退回账户，可以随时重新提交。' };
    case 6:
      return { look: 'refused', title: '出金被退回', text: '款项已退回主账户（手续费不退）。' };
  }
}
