import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml as text } from '../core/messages/mail/escape-html';
import type { InboxRow, OrderRow } from './sandbox.store';
import { terminalAssets } from './terminal';

const page = (title: string, body: string) => `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(title)}</title><link rel="stylesheet" href="/sandbox/sandbox.css"><script type="module" src="/sandbox/sandbox.js"></script></head>
<body><p class="note">模拟环境：这里由替身扮演外部机构，没有真实资金。</p><main>${body}</main></body></html>`;

const methodNames: Record<string, string> = { bank: '网银支付', quick: '快捷支付', alipay: '支付宝' };
const media: Record<string, string> = { sms: '短信', email: '邮件', push: '推送' };
const statusNames: Record<OrderRow['status'], string> = { open: '待支付', paid: '已付款', declined: '支付失败' };

/** The simulator channel's cashier. */
export function cashierPage(order: OrderRow): string {
  const { pno, amount, currency, method, status, return_url } = order;
  const state = order.expired && status === 'open' ? '已超时，仍可支付（迟到付款）' : statusNames[status];
  return page(
    `模拟收银台 ${pno}`,
    `<h1>模拟收银台</h1>
<dl><dt>订单号</dt><dd>${text(pno)}</dd><dt>支付方式</dt><dd>${text(methodNames[method] ?? '不限')}</dd>
<dt>状态</dt><dd>${state}</dd><dt>应付金额</dt><dd class="amount">${text(amount)} <small>${text(currency)}</small></dd></dl>
<div class="acts" data-order="${text(pno)}">
<button disabled class="primary" data-body='{"action":"pay"}'>支付</button>
<button disabled data-body='{"action":"decline"}'>拒绝支付</button>
<button disabled data-body='{"action":"pay","delayMs":20000}'>延迟 20 秒通知</button>
<button disabled data-body='{"action":"pay","times":2}'>重复通知两次</button></div>
<p role="status" aria-live="polite" id="result"></p>
<p><a href="${text(return_url)}">返回商户</a></p>`,
  );
}

/** What the simulator carrier has delivered. */
export function inboxPage(rows: readonly InboxRow[], to: string | undefined): string {
  const at = (time: Date) => time.toLocaleString('zh-CN', { timeZone: 'Asia/Shanghai', hour12: false });
  const item = (row: InboxRow) =>
    `<li><p class="meta">${media[row.medium] ?? row.medium} · ${text(row.to)} · <time datetime="${row.sent_at.toISOString()}">${at(row.sent_at)}</time></p>
${row.subject ? `<p><strong>${text(row.subject)}</strong></p>` : ''}<p>${text(row.text)}</p>${row.code ? `<p class="code">${text(row.code)}</p>` : ''}</li>`;
  return page(
    '模拟收件箱',
    `<h1>模拟收件箱</h1><form method="get"><label>手机号或邮箱 <input name="to" value="${text(to ?? '')}" autocomplete="off"></label>
<button class="primary">查看</button></form>
${rows.length > 0 ? `<ul>${rows.map(item).join('')}</ul>` : '<p>还没有消息。获取验证码后刷新本页即可看到。</p>'}`,
  );
}

const asset = (name: string) => readFileSync(join(import.meta.dirname, 'assets', name), 'utf8');

/** Every file that a page of the sandbox loads, by its address under /sandbox. */
const assets = ['sandbox.css', 'sandbox.js', ...terminalAssets.map((name) => `terminal/${name}`)];
export const sandboxAssets = assets.map((name) => ({ name, read: () => asset(name) }));
