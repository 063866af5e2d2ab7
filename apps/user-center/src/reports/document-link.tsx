import { TextLink } from '@portal/ui';
import { documentHref } from './document-href';

/** The number of a document, leading to where it is read. */
export function DocumentLink({ pno }: { pno: string }) {
  const href = documentHref(pno);
  return href ? <TextLink href={href}>{pno}</TextLink> : <>{pno || '–'}</>;
}
