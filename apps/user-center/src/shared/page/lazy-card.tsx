import { Card, Skeleton } from '@portal/ui';
import type { ComponentType, ReactNode } from 'react';
import { lazyPart } from './lazy-part';

/**
 * A card below the fold whose chunk loads after the page is usable. It shows a skeleton until then, and an error in its place if the
 * chunk cannot be loaded.
 * @param load imports the component
 */
export function lazyCard<P extends object>(title: string, load: () => Promise<ComponentType<P>>) {
  const card = (content: ReactNode) => <Card title={title}>{content}</Card>;
  return lazyPart(load, card(<Skeleton lines={4} />), card);
}
