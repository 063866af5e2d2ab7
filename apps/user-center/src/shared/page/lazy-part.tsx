import { ErrorBoundary, type ErrorBoundaryProps } from '@portal/ui';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';

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
