import { textOf, type Call, type Command } from '../command';
import { table } from '../table';
import { callOps, urlOption, urlUsage } from './call-ops';
import { footOf, minuteOf, pageOption, type Page } from './pages';

const options = { ...urlOption, ...pageOption };
const pageOf = ({ options }: Call) => textOf(options, 'page') ?? '1';

function show<Row>(
  { terminal }: Call,
  page: Page<Row>,
  none: string,
  heading: string[],
  rowOf: (row: Row) => string[],
): void {
  if (page.total === 0) return terminal.print(none);
  terminal.print(table([heading, ...page.list.map(rowOf)]));
  return terminal.print(`\n${footOf(page)}`);
}

interface FoundCustomer {
  customerNumber: string;
  mobilePhone: string;
  chineseName?: string;
  idDocumentNumber?: string;
  cards: string[];
  logins: string[];
  wallet: string;
  track?: string;
  lastLoginTrack?: string;
}

/** Customers with the text in any field. The gateway records every search. */
export const customers: Command = {
  usage: '<任意片段> [--page N]',
  summary: `按客户号、手机号、姓名、证件或卡号（可含 *）查找客户\n  ${urlUsage}`,
  options,
  words: [1, 1],
  async run(call) {
    const body = { search: call.words[0], pageNo: Number(pageOf(call)) };
    show(
      call,
      await callOps<Page<FoundCustomer>>(call, 'POST', '/ops/customers/find', body),
      '没有找到客户。',
      ['客户号', '手机号', '姓名', '证件', '银行卡', 'MT5', '主账户', '推广来源', '最近登录来源'],
      (one) => [
        one.customerNumber,
        one.mobilePhone,
        one.chineseName ?? '',
        one.idDocumentNumber ?? '',
        one.cards.join(' '),
        one.logins.join(' '),
        one.wallet,
        one.track ?? '',
        one.lastLoginTrack ?? '',
      ],
    );
  },
};

export const notes: Command = {
  usage: '<客户号> [--page N]',
  summary: `客户备注，最新的在前\n  ${urlUsage}`,
  options,
  words: [1, 1],
  async run(call) {
    const query = new URLSearchParams({ customerNumber: call.words[0] ?? '', pageNo: pageOf(call) });
    const page = await callOps<Page<{ at: string; staff: string; text: string }>>(call, 'GET', `/ops/notes?${query}`);
    show(call, page, '没有备注。', ['时间（UTC）', '员工', '内容'], ({ at, staff, text }) => [
      minuteOf(at),
      staff,
      text,
    ]);
  },
};

export const note: Command = {
  usage: '<客户号> <内容>',
  summary: `添加备注\n  ${urlUsage}`,
  options: urlOption,
  words: [2, 2],
  async run(call) {
    const [customerNumber, text] = call.words;
    await callOps(call, 'POST', '/ops/notes', { customerNumber, text });
    call.terminal.print(`已添加备注：${customerNumber}`);
  },
};

interface AuditEntry {
  at: string;
  actor: string;
  act: string;
  before: string;
  after: string;
  address?: string;
}

/** Audit entries of one subject: who did what. */
export const audit: Command = {
  usage: '<对象> [--page N]',
  summary: `操作记录，如 payout:W260101ABCDEFGH\n  ${urlUsage}`,
  options,
  words: [1, 1],
  async run(call) {
    const query = new URLSearchParams({ subject: call.words[0] ?? '', pageNo: pageOf(call) });
    show(
      call,
      await callOps<Page<AuditEntry>>(call, 'GET', `/ops/audit?${query}`),
      '没有操作记录。',
      ['时间（UTC）', '谁', '操作', '之前', '之后', '来源'],
      ({ at, actor, act, before, after, address }) => [minuteOf(at), actor, act, before, after, address ?? ''],
    );
  },
};
