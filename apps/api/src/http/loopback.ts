const names = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?|::ffff:127(\.\d{1,3}){3})$/;

/** Whether a host name or an address is this machine's own. */
export const isLoopback = (host: string): boolean => names.test(host);
