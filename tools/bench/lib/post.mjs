import { Agent, request } from 'node:http';

// Keep-alive, as a channel's own client would use it: the benchmark measures the gateway, not new connections.
const agent = new Agent({ keepAlive: true });

/** Posts JSON and returns the response body as text. */
export function post(url, body, headers = {}) {
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      { method: 'POST', agent, headers: { 'content-type': 'application/json', ...headers } },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part) => (text += part));
        answer.on('end', () => resolve(text));
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}
