import { TextLink } from '@portal/ui';
import { documentHref } from './document-href';

/** The number of a document, as a link to the document. */
export function DocumentLink({ pno }: { pno: string }) {
  const href = documentHref(pno);
  return href ? <TextLink href={href}>{pno}</TextLink> : <>{pno || '–'}</>;
}
