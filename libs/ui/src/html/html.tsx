import { useEffect, useState, useSyncExternalStore, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Skeleton } from '../skeleton/skeleton';
import { Prose } from '../text/text';
import { wordsOf } from '@portal/rules/plain-text';

const never = () => () => undefined;
// Paths that the site's router does not handle: another app, or a file.
const outsideSite = /^\/(user-center|demo|sandbox|content|config\.json|[\w-]+\.(xml|txt|ics))(\/|$|\?)/;

/** As many characters as a heading of an article holds on the narrowest phone. */
const PHONE_LINE = 14;

/** Its headings break between words only. */
const withWords = (html: string) =>
  html.replace(
    /(<h[2-4][^>]*>)([^<]+)/g,
    (_, tag: string, text: string) => tag + wordsOf(text, PHONE_LINE).join('<wbr>'),
  );

interface Shown {
  of: string;
  value: string | TrustedHTML;
}

/**
 * Article HTML from the gateway; the only component that inserts HTML. Server-rendered HTML is not changed. HTML that is loaded
 * in the browser is first sanitised and marked as trusted, by code that is loaded lazily.
 */
export function Html({ html }: { html: string }) {
  const served = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [shown, setShown] = useState<Shown | undefined>(() =>
    served ? { of: html, value: withWords(html) } : undefined,
  );
  const navigate = useNavigate();

  useEffect(() => {
    if (shown?.of === html) return;
    let active = true;
    void import('./purify').then(({ purify }) => active && setShown({ of: html, value: purify(withWords(html)) }));
    return () => {
      active = false;
    };
  }, [html, shown]);

  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href') ?? '';
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!plain || event.defaultPrevented || !href.startsWith('/') || outsideSite.test(href)) return;
    event.preventDefault();
    void navigate(href);
  };
  if (shown?.of !== html) return <Skeleton shape="text" lines={8} />;
  // The links inside are the interactive elements. This handler only routes their clicks inside the app.
  return (
    <Prose suppressHydrationWarning onClick={follow} dangerouslySetInnerHTML={{ __html: shown.value as string }} />
  );
}
