import { Fragment, useState, useSyncExternalStore, type ReactNode } from 'react';
import { ONE_LINE, wordsOf } from '@portal/rules/plain-text';

const never = () => () => undefined;
const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/**
 * A heading's text, which breaks between words only. Anything but a text is shown as it is. Browsers divide a text in other words than the
 * gateway, so React neither compares nor changes what was served.
 */
export function TitleText({ children: text }: { children: ReactNode }) {
  const isServed = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [served] = useState(isServed ? text : undefined);
  if (typeof text !== 'string' || text.length <= ONE_LINE) return text;
  if (text === served) {
    const html = wordsOf(escaped(text)).join('<wbr>');
    return <span suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
  }
  return (
    <span>
      {wordsOf(text).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
