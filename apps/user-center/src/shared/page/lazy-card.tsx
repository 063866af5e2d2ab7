import { Card, Skeleton } from '@portal/ui';
import { lazy, Suspense, type ComponentType } from 'react';

/**
 * A card below the fold whose script comes after the page can be used: its skeleton first, then itself.
 * @param load fetches the part
 */
export function lazyCard<P extends object>(title: string, load: () => Promise<ComponentType<P>>) {
  const Part = lazy(() => load().then((part) => ({ default: part })));
  return function LazyCard(props: P) {
    return (
      <Suspense
        fallback={
          <Card title={title}>
            <Skeleton lines={4} />
          </Card>
        }
      >
        <Part {...props} />
      </Suspense>
    );
  };
}
