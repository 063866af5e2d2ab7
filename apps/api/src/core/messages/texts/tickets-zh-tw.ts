import type { TicketTexts } from '../message-texts';

const ticket = { question: '諮詢', complaint: '客訴' } as const;
const outcomes = { upheld: '客訴成立', partly: '部分成立', rejected: '不成立' } as const;

/** What is told of tickets. */
export const zhTWTickets: TicketTexts = {
  'ticket.answered': {
    title: ({ kind }) => `${ticket[kind]}有新的回覆`,
    text: ({ no, kind, waits }) =>
      waits
        ? `客服已查看${ticket[kind]} ${no}，需要您補充資訊，請在「客服與投訴」中回覆。`
        : `客服已回覆${ticket[kind]} ${no}，請在「客服與投訴」中查看。`,
  },
  'ticket.closed': {
    title: ({ kind }) => `${ticket[kind]}已處理完畢`,
    text: ({ no, kind, outcome }) =>
      outcome
        ? `${ticket[kind]} ${no} 已經兩位員工核查並處理完畢，結果：${outcomes[outcome]}。說明請在「客服與投訴」中查看。`
        : `${ticket[kind]} ${no} 已結束。如有新的問題，可隨時重新提出。`,
  },
  'ticket.opened': {
    title: ({ kind }) => `${ticket[kind]}已收到`,
    text: ({ no, kind, due }) => `我們已收到您的${ticket[kind]}，編號 ${no}，將不晚於 ${due}（北京時間）答覆。`,
  },
  'ticket.review': {
    title: '客訴進入複核',
    text: ({ no }) => `客訴 ${no} 的處理結果已擬定，正由另一位員工複核，複核後會通知您。`,
  },
  'ticket.written': {
    title: '客服給您的訊息',
    text: ({ no, waits }) =>
      `客服給您發來一則訊息（工單 ${no}），請在「客服與投訴」中${waits ? '查看並回覆' : '查看'}。`,
  },
};
