import { failureFrom } from '@portal/api-client/http';
import { Card, ErrorBoundary, Skeleton, useToast, type ErrorBoundaryProps } from '@portal/ui';
import { lazy, Suspense, useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';

/**
 * A part of a page whose chunk loads when the part is shown. If the chunk cannot be loaded, the error stands in its place and the rest of
 * the page stays.
 * @param load imports the component
 * @param placeholder stands until then
 * @param around renders the error in its place; default: the error alone
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  placeholder: ReactNode,
  around?: ErrorBoundaryProps['around'],
) {
  const Part = lazy(() => load().then((part) => ({ default: part })));
  return function LazyPart(props: P) {
    return (
      <ErrorBoundary around={around}>
        <Suspense fallback={placeholder}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}

/**
 * A card below the fold whose chunk loads after the page is usable. It shows a skeleton until then, and an error in its place if the
 * chunk cannot be loaded.
 * @param load imports the component
 */
export function lazyCard<P extends object>(title: string, load: () => Promise<ComponentType<P>>) {
  const card = (content: ReactNode) => <Card title={title}>{content}</Card>;
  return lazyPart(load, card(<Skeleton lines={4} />), card);
}

type Opened = { open: boolean; onClose: () => void };

/**
 * A dialog whose chunk loads when it is opened. If the chunk cannot be loaded, the dialog closes and a toast says why; the page below
 * stays as it is, and the next opening tries again.
 * @param load imports the component
 */
export function lazyDialog<P extends Opened>(load: () => Promise<ComponentType<P>>) {
  return function LazyDialog(props: P) {
    const [Dialog, setDialog] = useState<ComponentType<P>>();
    const toast = useToast();
    const fail = useEffectEvent((cause: unknown) => {
      props.onClose();
      toast(failureFrom(cause).msg, 'danger');
    });
    useEffect(() => {
      if (!props.open || Dialog) return undefined;
      let requested = true;
      load().then(
        (loaded) => requested && setDialog(() => loaded),
        (cause: unknown) => requested && fail(cause),
      );
      return () => {
        requested = false;
      };
    }, [props.open, Dialog]);
    return Dialog && <Dialog {...props} />;
  };
}
