/** 32 random hexadecimal digits: names an image captcha, so that nobody else can use up its answer. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
