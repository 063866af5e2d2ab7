import { Card, ErrorBoundary, Skeleton } from '@portal/ui';
import { lazy, Suspense, type ComponentType } from 'react';

/**
 * A card below the fold whose chunk loads after the page is usable. It shows a skeleton until then, and an error in its place if the
 * chunk cannot be loaded.
 * @param load imports the component
 */
export function lazyCard<P extends object>(title: string, load: () => Promise<ComponentType<P>>) {
  const Part = lazy(() => load().then((part) => ({ default: part })));
  return function LazyCard(props: P) {
    return (
      <ErrorBoundary around={(message) => <Card title={title}>{message}</Card>}>
        <Suspense
          fallback={
            <Card title={title}>
              <Skeleton lines={4} />
            </Card>
          }
        >
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}
