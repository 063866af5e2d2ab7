import { TextLink } from '@portal/ui';

/**
 * Opens a ticket about a document.
 * @param about number of a deposit, withdrawal or transfer, or a position
 */
export const DoubtLink = ({ about }: { about: string }) => (
  <p>
    <TextLink href={`/user-center/support?ref=${encodeURIComponent(about)}`}>对这笔有疑问？</TextLink>
  </p>
);
