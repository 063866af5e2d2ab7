import { cssVariables, tradingAt, typeVariables, type Brand } from '@portal/brand';
import { escapeHtml as text } from '../../core/messages/mail/escape-html';

const selected = (name: string, body: string) => `:root[data-theme='${name}']{${body}}`;

/** The brand's colours and sizes as a style sheet: the system's theme until the reader chooses one. */
export function terminalTheme({ theme: { light, dark, type } }: Pick<Brand, 'theme'>): string {
  const night = cssVariables(dark);
  return [
    `:root{${cssVariables(light)}${typeVariables(type)}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme='light']){${night}}}`,
    selected('dark', night),
  ].join('\n');
}

const colour = (token: string) => `var(--${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)})`;

function drawing({ width, height, paths }: Brand['logo']['full']): string {
  const shapes = paths.map((path) =>
    'fill' in path
      ? `<path d="${path.d}" fill="${colour(path.fill)}"/>`
      : `<path d="${path.d}" fill="none" stroke="${colour(path.stroke)}" stroke-width="${path.width}"/>`,
  );
  return `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" aria-hidden="true">${shapes.join('')}</svg>`;
}

const figure = (id: string, term: string) => `<div><dt>${term}</dt><dd id="${id}">–</dd></div>`;

export interface TerminalPage {
  brand: Brand;
  /** Fills the login in; digits. */
  login: string;
  userCenterOrigin: string;
}

/** The simulated trading terminal: a form to sign in, and the trading part, which the script shows after it. */
export function terminalPage({ brand, login, userCenterOrigin }: TerminalPage): string {
  const userCenter = text(`${userCenterOrigin}/user-center`);
  const server = text(tradingAt(brand, 'sandbox').server);
  return `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>模拟终端 - ${text(brand.name)}</title>
<link rel="stylesheet" href="/sandbox/terminal/theme.css"><link rel="stylesheet" href="/sandbox/terminal/terminal.css">
<script src="/sandbox/terminal/theme.js"></script><script type="module" src="/sandbox/terminal/terminal.js"></script></head>
<body><a class="skip" href="#main">跳到主要内容</a>
<header><div class="bar"><a class="logo" href="/" aria-label="${text(brand.name)}首页">${drawing(brand.logo.full)}</a>
<p class="tag">模拟终端</p><p class="server">${server}<span id="who"></span></p>
<div class="tools"><button type="button" id="theme">切换主题</button><a class="button" href="${userCenter}/acctInfo">用户中心</a>
<button type="button" id="sign-out" hidden>退出终端</button></div></div>
<p class="note">模拟环境：行情与成交均为模拟，没有真实资金。</p></header>
<main id="main" tabindex="-1">
<noscript><p class="panel">模拟终端需要启用 JavaScript。</p></noscript>
<section id="door" class="panel door"><h1>登录模拟终端</h1>
<form id="sign-in" method="dialog" novalidate aria-label="登录模拟终端">
<p class="line"><span>服务器</span><strong>${server}</strong></p>
<label for="account">MT5 账号</label>
<input id="account" name="account_no" inputmode="numeric" autocomplete="username" value="${text(login)}" aria-describedby="account-error">
<p class="error" id="account-error"></p>
<label for="password">MT5 交易密码</label>
<div class="with-button"><input id="password" name="password" type="password" autocomplete="current-password" aria-describedby="password-error">
<button type="button" id="show-password" aria-pressed="false">显示密码</button></div>
<p class="error" id="password-error"></p>
<p class="error" id="sign-in-error" role="alert"></p>
<button class="primary" id="enter-button" disabled>登录</button></form>
<p class="soft">使用开立 MT5 账户时设置的交易密码，不是网站登录密码。忘记密码可在<a href="${userCenter}/acctInfo">账户总览</a>重置；还没有账户？<a href="${userCenter}/deposit-guide">开立 MT5 账户</a></p></section>
<div id="trading" hidden><h1 class="unseen">模拟终端</h1>
<p class="lost" id="lost" role="status"></p>
<section class="panel strip" aria-label="账户资金"><dl>${figure('equity', '净值')}${figure('balance', '余额')}${figure('margin', '已用保证金')}${figure('free', '可用保证金')}${figure('level', '保证金比例')}</dl>
<p id="empty" hidden>账户内没有资金，暂时不能下单。<a href="${userCenter}/assets/deposit">入金</a> 或 <a href="${userCenter}/assets/transfer">从主账户转入</a>。</p></section>
<section class="panel ticket" aria-labelledby="ticket-title"><div class="head"><h2 id="ticket-title" tabindex="-1">下单</h2><span id="session" class="tag" hidden>休市</span></div>
<label for="symbol">交易品种</label><select id="symbol"></select>
<div id="chart" class="chart"></div>
<form id="order" method="dialog" novalidate aria-label="下单">
<label for="lots">手数</label>
<div class="with-button"><button type="button" id="less" aria-label="减少手数">−</button><input id="lots" inputmode="decimal" autocomplete="off" value="0.10" aria-describedby="lots-hint lots-error"><button type="button" id="more" aria-label="增加手数">+</button></div>
<p class="soft" id="lots-hint"></p><p class="error" id="lots-error"></p>
<div class="sides"><button class="sell" name="side" value="sell">卖出 <b id="bid">–</b></button><button class="buy" name="side" value="buy">买入 <b id="ask">–</b></button></div>
<p class="error" id="order-error" role="alert"></p></form></section>
<section class="panel held" aria-labelledby="held-title"><h2 id="held-title" tabindex="-1">持仓</h2><p id="none" class="soft">还没有持仓。选择品种，填写手数，点“买入”或“卖出”。</p>
<table id="positions" hidden><thead><tr><th scope="col">品种</th><th scope="col">方向</th><th scope="col">手数</th><th scope="col">开仓价</th><th scope="col">现价</th><th scope="col">隔夜利息</th><th scope="col">盈亏</th><th scope="col"><span class="unseen">操作</span></th></tr></thead><tbody></tbody></table></section>
<section class="panel quotes" aria-labelledby="quotes-title"><div class="head"><h2 id="quotes-title">行情</h2><select id="zone" aria-label="行情分类"></select></div>
<div class="scroll" tabindex="0" role="region" aria-label="行情列表"><table id="quotes"><thead><tr><th scope="col">品种</th><th scope="col">卖价</th><th scope="col">买价</th><th scope="col">涨跌</th></tr></thead><tbody></tbody></table></div></section></div>
<p class="notice" id="notice" role="status"></p></main></body></html>`;
}
