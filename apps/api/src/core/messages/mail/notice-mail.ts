import type { Lang } from '@portal/contract/texts';
import { escapeHtml } from './escape-html';
import { mailWords } from './mail-words';

export interface Notice {
  /** Names the event. */
  title: string;
  text: string;
  /** The page of the user center that shows more. */
  link?: string | undefined;
  /** The page that freezes the account, with its ticket. */
  notMe?: string | undefined;
  /** The page on which such mails are switched off. */
  settings?: string | undefined;
}

const font = 'font-family:-apple-system,BlinkMacSystemFont,"Segoe UI","PingFang SC","Microsoft YaHei",sans-serif';

/**
 * A notice as a mail: its subject, a plain text, and HTML in one column that is as wide as the screen, at most 560 px. Nothing is loaded
 * from anywhere.
 */
export function noticeMail(
  lang: Lang,
  brandName: string,
  { title, text, link, notMe, settings }: Notice,
): { subject: string; text: string; html: string; unsubscribe?: string } {
  const words = mailWords[lang];
  const links = [
    { address: link, label: words.open },
    { address: notMe, label: words.notMe },
  ].flatMap(({ address, label }) => (address === undefined ? [] : [{ address, label }]));
  const footer =
    settings === undefined
      ? words.footer
      : `${words.footer}<br><a href="${escapeHtml(settings)}" style="display:inline-block;padding:12px 0">${words.settings}</a>`;
  const html = `<!doctype html>
<html lang="${words.lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title></head>
<body style='margin:0;padding:16px;${font};font-size:16px;line-height:1.6'>
<div style="max-width:560px;margin:0 auto;overflow-wrap:anywhere">
<p style="margin:0 0 16px;font-weight:600">${escapeHtml(brandName)}</p>
<h1 style="margin:0 0 12px;font-size:20px;line-height:1.4">${escapeHtml(title)}</h1>
<p style="margin:0 0 16px">${escapeHtml(text)}</p>
${links.map(({ address, label }) => `<p style="margin:0 0 16px"><a href="${escapeHtml(address)}" style="display:inline-block;padding:12px 0">${label}</a></p>\n`).join('')}<p style="margin:24px 0 0;font-size:13px">${footer}</p>
</div>
</body>
</html>
`;
  const plain = [title, text, ...links.map(({ address, label }) => `${label}: ${address}`), words.footer];
  if (settings !== undefined) plain.push(`${words.settings}: ${settings}`);
  return {
    subject: `${title} - ${brandName}`,
    text: `${plain.join('\n\n')}\n`,
    html,
    ...(settings !== undefined && { unsubscribe: settings }),
  };
}
