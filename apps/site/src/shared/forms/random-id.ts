/** 128 random bits as hex. `crypto.randomUUID` is missing where a page is not served over https or from this machine. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
