import addressparser from 'nodemailer/lib/addressparser';

/** The parser accepts any text as an address. */
const form = /^[^@\p{C}\p{Z}]+@[^@.\p{C}\p{Z}]+(\.[^@.\p{C}\p{Z}]+)+$/u;

/** A mailbox of a mail's header: `Name <no-reply@example.com>`, or the address alone with an empty name. */
export interface Mailbox {
  name: string;
  address: string;
}

/** The one mailbox that a text names. Undefined for a list, a group, or a text of which a part is no address. */
export function readMailbox(text: string): Mailbox | undefined {
  const [mailbox, ...more] = addressparser(text);
  if (!mailbox || more.length > 0 || 'group' in mailbox) return undefined;
  const { name, address } = mailbox;
  // The parser is lenient: it makes a name of what stands beside an address.
  const isWhole = name === '' ? text === address : text.endsWith(`<${address}>`) && !name.includes('@');
  return isWhole && form.test(address) ? mailbox : undefined;
}
