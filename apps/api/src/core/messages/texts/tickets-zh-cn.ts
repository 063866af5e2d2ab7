import type { TicketTexts } from '../message-texts';

const ticket = { question: '咨询', complaint: '投诉' } as const;
const outcomes = { upheld: '投诉成立', partly: '部分成立', rejected: '不成立' } as const;

/** What is told of tickets. */
export const zhCNTickets: TicketTexts = {
  'ticket.answered': {
    title: ({ kind }) => `${ticket[kind]}有新的回复`,
    text: ({ no, kind, waits }) =>
      waits
        ? `客服已查看${ticket[kind]} ${no}，需要您补充信息，请在「客服与投诉」中回复。`
        : `客服已回复${ticket[kind]} ${no}，请在「客服与投诉」中查看。`,
  },
  'ticket.closed': {
    title: ({ kind }) => `${ticket[kind]}已处理完毕`,
    text: ({ no, kind, outcome }) =>
      outcome
        ? `${ticket[kind]} ${no} 已经两位员工核查并处理完毕，结果：${outcomes[outcome]}。说明请在「客服与投诉」中查看。`
        : `${ticket[kind]} ${no} 已结束。如有新的问题，可随时重新提交。`,
  },
  'ticket.opened': {
    title: ({ kind }) => `${ticket[kind]}已收到`,
    text: ({ no, kind, due }) => `我们已收到您的${ticket[kind]}，编号 ${no}，将不晚于 ${due}（北京时间）答复。`,
  },
  'ticket.review': {
    title: '投诉进入复核',
    text: ({ no }) => `投诉 ${no} 的处理结果已拟定，正由另一位员工复核，复核后会通知您。`,
  },
  'ticket.written': {
    title: '客服给您的消息',
    text: ({ no, waits }) =>
      `客服给您发来一条消息（工单 ${no}），请在「客服与投诉」中${waits ? '查看并回复' : '查看'}。`,
  },
};
