const HEAD = '<meta charset="utf-8" />';
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * Turns a page of the gateway into a static file. Adds the address and time of rendering, and the policies that a static server
 * does not send. A policy in a page cannot forbid frames; the server must do that.
 * @param options.mode mode of the installation that will serve the page
 * @param options.policy the Content-Security-Policy that the gateway sent with it
 */
export function standingPage(html, { address, at, mode, policy, apiOrigin }) {
  const own = policy
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .map((directive) => (directive.startsWith('connect-src') && apiOrigin ? `${directive} ${apiOrigin}` : directive))
    .join('; ');
  if (!html.includes('<html ') || !html.includes(HEAD)) throw new Error(`${address} 的页面没有预期的开头。`);
  // Sandbox notices are removed for installations with real money.
  const page = mode === 'sandbox' ? html : html.replace(/<aside [^>]*data-only="sandbox".*?<\/aside>/s, '');
  return page
    .replace(/(<html [^>]*data-mode=)"\w+"/, `$1"${mode}"`)
    .replace('<html ', () => `<html data-address="${escaped(address)}" data-at="${at}" `)
    .replace(
      HEAD,
      () =>
        `${HEAD}<meta http-equiv="Content-Security-Policy" content="${escaped(own)}"><meta name="referrer" content="no-referrer">`,
    );
}
