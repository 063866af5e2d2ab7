import { Card, Skeleton } from '@portal/ui';
import { lazy, Suspense, type ComponentType } from 'react';

/**
 * A card below the fold whose chunk loads after the page is usable. It shows a skeleton until then.
 * @param load imports the component
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
