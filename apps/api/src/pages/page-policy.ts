import { createHash } from 'node:crypto';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

// The library of styles puts its rules into an element that it adds empty.
const empty = hashOf('');

/**
 * The content policy of one page: nothing from another host, the very styles that it was rendered with and no others, one
 * Trusted Types policy for HTML. Hashes and not nonces, so that a page is the same bytes for everybody.
 */
export function pagePolicy(html: string): string {
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => hashOf(text));
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${[...new Set([empty, ...styles])].join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    // The spoken captcha.
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types portal-html dompurify portal-worker',
  ].join('; ');
}
