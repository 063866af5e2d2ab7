const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** Text as it may stand in HTML, also between quotes. */
export const text = (value: string) => value.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
