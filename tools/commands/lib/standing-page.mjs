const HEAD = '<meta charset="utf-8" />';
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * A page of the gateway as it stands in a folder: what it was rendered for and when, and in it the policies that a web server
 * does not send. A policy in a page cannot forbid frames; that is the server's to do.
 * @param said.mode the mode of where it will stand
 * @param said.policy the Content-Security-Policy that the gateway sent with it
 */
export function standingPage(html, { address, at, mode, policy, apiOrigin }) {
  const own = policy
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .map((directive) => (directive.startsWith('connect-src') && apiOrigin ? `${directive} ${apiOrigin}` : directive))
    .join('; ');
  if (!html.includes('<html ') || !html.includes(HEAD)) throw new Error(`${address} 的页面没有预期的开头。`);
  // What only a sandbox says does not go along to where real money is.
  const said = mode === 'sandbox' ? html : html.replace(/<aside [^>]*data-only="sandbox".*?<\/aside>/s, '');
  return said
    .replace(/(<html [^>]*data-mode=)"\w+"/, `$1"${mode}"`)
    .replace('<html ', () => `<html data-address="${escaped(address)}" data-at="${at}" `)
    .replace(
      HEAD,
      () =>
        `${HEAD}<meta http-equiv="Content-Security-Policy" content="${escaped(own)}"><meta name="referrer" content="no-referrer">`,
    );
}
