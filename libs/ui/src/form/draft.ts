// Secrets are never written down, whatever a page lists: nor the full numbers of papers and bank cards.
const secret =
  /password|pwd|captcha|validate|token|ticket|^(verify|sms|email)?code$|document|accountNumber|cardNumber/i;

const keyOf = (key: string) => `draft:${key}`;

/** What was typed before, if it can still be read. */
export function readDraft(key: string, fields: readonly string[]): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(key)) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([name]) => fields.includes(name) && !secret.test(name)));
  } catch {
    return {};
  }
}

/** Keeps the listed fields for this tab; passwords and codes are left out even where listed. */
export function writeDraft(key: string, fields: readonly string[], values: Record<string, unknown>): void {
  const kept = fields.filter((name) => !secret.test(name)).map((name) => [name, values[name]]);
  try {
    sessionStorage.setItem(keyOf(key), JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Full or blocked storage: the form works without a draft.
  }
}

export function dropDraft(key: string): void {
  try {
    sessionStorage.removeItem(keyOf(key));
  } catch {
    // Nothing was kept.
  }
}
