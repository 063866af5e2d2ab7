import { loadPage } from '@portal/ui';
import { lazy, useState, type ComponentType } from 'react';
import { ContentArea } from './layout/content-area';
import type { Layout } from './layout/layout';

export interface PageOptions {
  /** The layout around its content; the content area by default. */
  layout?: Layout;
}

/** A page with its own chunk, in its layout. A prepared page renders at once. */
export function userPage(
  load: () => Promise<{ default: ComponentType }>,
  { layout: Around = ContentArea }: PageOptions = {},
) {
  let loaded: ComponentType | undefined;
  const prepare = async () => (loaded = (await load()).default);
  const Later = lazy(async () => ({ default: await loadPage(prepare) }));
  function Body() {
    // Chosen once: another component type in the same place would remount.
    const [{ Shown }] = useState(() => ({ Shown: loaded ?? Later }));
    return (
      <Around>
        <Shown />
      </Around>
    );
  }
  return { prepare, Body };
}
