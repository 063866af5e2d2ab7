import type { Socket } from 'node:net';
import { errorText, type ErrorCode } from '@portal/contract';

interface Refusal {
  status: string;
  code: ErrorCode;
}

/** By the code of Node's parser. */
const refusals: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', code: 'HEADERS' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', code: 'UNAVAILABLE' },
};
const malformed: Refusal = { status: '400 Bad Request', code: 'PARAM' };

/** Answers, in the envelope, what cannot be read as a request, for instance cookies of more than 16 KB, and closes the connection. */
export function answerClientError({ code = '' }: { code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy();
  const refusal = refusals[code] ?? malformed;
  const body = JSON.stringify({ code: refusal.code, msg: errorText(refusal.code), data: null });
  const head = [
    `HTTP/1.1 ${refusal.status}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    "content-security-policy: default-src 'none';frame-ancestors 'none'",
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
