// Never stored, whatever fields a page lists: fields with such a name, which hold a secret, and values in the format of a full
// document or bank card number.
const secretName =
  /password|pwd|captcha|validate|token|ticket|otp|cvv|(verify|sms|mail|phone|^)_?code$|document|id(card|number|no)|(account|card|bank)_?number/i;
const secretValue = /^(\d{12,19}|\d{17}x)$/i;

const PREFIX = 'draft:';

/** The session storage key of a draft, or of a value that belongs to it. */
export const draftName = (key: string): string => `${PREFIX}${key}`;

interface Draft {
  /** The URL of the page, without origin. */
  path: string;
  /** When it was written, in milliseconds. */
  at: number;
  values: Record<string, unknown>;
}

function isSecret(name: string, value: unknown): boolean {
  return secretName.test(name) || (typeof value === 'string' && secretValue.test(value.replace(/[\s-]/g, '')));
}

function parse(text: string | null): Draft | undefined {
  const stored: unknown = JSON.parse(text ?? 'null');
  if (
    typeof stored !== 'object' ||
    stored === null ||
    !('path' in stored) ||
    !('at' in stored) ||
    !('values' in stored)
  )
    return;
  const { path, at, values } = stored;
  if (typeof path !== 'string' || typeof at !== 'number' || typeof values !== 'object' || values === null) return;
  return { path, at, values: { ...values } };
}

const restored = new Set<string>();

/** Whether `unfinishedForms.restore` restored the draft and no form has read it yet; a dialog then opens automatically. */
export const isRestored = (key: string): boolean => restored.has(draftName(key));

/** The stored values of a draft, if they can be parsed. */
export function readDraft(key: string, fields: readonly string[]): Record<string, unknown> {
  restored.delete(draftName(key));
  try {
    const { values = {} } = parse(sessionStorage.getItem(draftName(key))) ?? {};
    return Object.fromEntries(
      Object.entries(values).filter(([name, v]) => fields.includes(name) && !isSecret(name, v)),
    );
  } catch {
    return {};
  }
}

/** Stores the listed fields for this tab, without secrets. A form with unchanged values has no draft. */
export function writeDraft(
  key: string,
  fields: readonly string[],
  values: Record<string, unknown>,
  initial: Record<string, unknown>,
): void {
  const names = fields.filter((name) => !isSecret(name, values[name]));
  if (names.every((name) => values[name] === initial[name])) return dropDraft(key);
  const { pathname, search, hash } = window.location;
  const draft: Draft = {
    path: `${pathname}${search}${hash}`,
    at: Date.now(),
    values: Object.fromEntries(names.map((name) => [name, values[name]])),
  };
  try {
    sessionStorage.setItem(draftName(key), JSON.stringify(draft));
  } catch {
    // Full or blocked storage: the form works without a draft.
  }
}

export function dropDraft(key: string): void {
  try {
    sessionStorage.removeItem(draftName(key));
  } catch {
    // Nothing was stored.
  }
}

/** The drafts of this tab whose keys begin with `<owner>:`, and the page of the newest. Undefined when there are none. */
function read(owner: string): { path: string; entries: Record<string, string> } | undefined {
  try {
    const stored = Object.entries({ ...sessionStorage }).filter(([name]) => name.startsWith(draftName(`${owner}:`)));
    const entries: Record<string, string> = Object.fromEntries(stored);
    const drafts = Object.values(entries).flatMap((text) => draftIn(text) ?? []);
    const [newest] = drafts.sort((left, right) => right.at - left.at);
    return newest && { path: newest.path, entries };
  } catch {
    return undefined;
  }
}

/** Other values use the same prefix, such as the idempotency key of the form's submit. */
function draftIn(text: string): Draft | undefined {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

/** Restores the drafts that `read` returned. Newer drafts stay. */
function restore(entries: Readonly<Record<string, string>>): void {
  try {
    for (const [name, text] of Object.entries(entries)) {
      if (!name.startsWith(PREFIX) || sessionStorage.getItem(name) !== null) continue;
      sessionStorage.setItem(name, text);
      restored.add(name);
    }
  } catch {
    // Full or blocked storage: the forms are empty.
  }
}

/** The unfinished forms of this tab, by the owner in their draft keys: for `createSession({ forms })`. */
export const unfinishedForms = { read, restore };
