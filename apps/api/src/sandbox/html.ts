const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** Escapes a text for HTML, also inside quotes. */
export const text = (value: string) => value.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
