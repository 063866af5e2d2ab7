const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML, also inside quotes. */
export const escapeHtml = (value: string): string => value.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
