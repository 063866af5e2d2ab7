import { callOps } from './ops-gateway.mjs';
import { table } from './table.mjs';

const time = (at) => at.slice(0, 16).replace('T', ' ');
const foot = ({ total, pageNo, pageSize }) => `\n共 ${total} 条，第 ${pageNo} / ${Math.ceil(total / pageSize)} 页`;

function showPage(answer, none, heading, rowOf) {
  if (answer.total === 0) return console.log(none);
  console.log(table([heading, ...answer.list.map(rowOf)]));
  console.log(foot(answer));
}

const page = async (url, path, query, ...shown) =>
  showPage(await callOps(url, 'GET', `${path}?${new URLSearchParams(query)}`), ...shown);

/** Customers with the text in any field. The gateway records every search. */
export const customers = async (url, search, pageNo = '1') =>
  showPage(
    await callOps(url, 'POST', '/ops/customers/find', { search, pageNo: Number(pageNo) }),
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

export const notes = (url, customerNumber, pageNo = '1') =>
  page(url, '/ops/notes', { customerNumber, pageNo }, '没有备注。', ['时间（UTC）', '员工', '内容'], (note) => [
    time(note.at),
    note.staff,
    note.text,
  ]);

export async function addNote(url, customerNumber, text) {
  await callOps(url, 'POST', '/ops/notes', { customerNumber, text });
  console.log(`已添加备注：${customerNumber}`);
}

/** Audit entries of one subject: who did what. */
export const audit = (url, subject, pageNo = '1') =>
  page(
    url,
    '/ops/audit',
    { subject, pageNo },
    '没有操作记录。',
    ['时间（UTC）', '谁', '操作', '之前', '之后', '来源'],
    (entry) => [time(entry.at), entry.actor, entry.act, entry.before, entry.after, entry.address ?? ''],
  );
