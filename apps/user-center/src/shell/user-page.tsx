import { lazy, useState, type ComponentType } from 'react';
import { ContentArea } from './layout/content-area';
import type { Layout } from './layout/layout';

export interface PageOptions {
  /** The layout around its content; the default content area where absent. */
  layout?: Layout;
}

/** A page as a chunk of its own, in its layout. A prepared one renders at once. */
export function userPage(
  load: () => Promise<{ default: ComponentType }>,
  { layout: Around = ContentArea }: PageOptions = {},
) {
  let loaded: ComponentType | undefined;
  const prepare = async () => (loaded = (await load()).default);
  const Later = lazy(async () => ({ default: await prepare() }));
  function Body() {
    // Chosen once: another component in the same place would begin anew.
    const [{ Shown }] = useState(() => ({ Shown: loaded ?? Later }));
    return (
      <Around>
        <Shown />
      </Around>
    );
  }
  return { prepare, Body };
}
