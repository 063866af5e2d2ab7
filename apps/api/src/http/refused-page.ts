import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

const style =
  ':root{color-scheme:light dark;font-family:system-ui,sans-serif}body{display:grid;min-height:90vh;place-content:center;text-align:center}';
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'`;

/** Sends why a page cannot be shown. It is made without the site, because rendering may be what was refused. */
export function sendRefusedPage(reply: FastifyReply, { msg, requestId }: { msg: string; requestId?: string }) {
  // Both are our own texts, without signs of HTML.
  const reference = requestId === undefined ? '' : `<p>编号 ${requestId}</p>`;
  return reply
    .header('content-security-policy', policy)
    .header('vary', 'Accept')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${msg}</title><style>${style}</style></head><body><main><h1>${msg}</h1>${reference}<p><a href="">重新打开此页</a></p></main></body></html>`,
    );
}
