import type { ProductKind } from '@portal/brand';
import { loadPage, revealPage } from '@portal/ui';
import { lazy, useLayoutEffect, useState, type ComponentType } from 'react';
import { ContentArea } from './layout/content-area';
import type { Layout } from './layout/layout';
import type { BrandPart } from '../shared/installation/site-brand';
import type { PageQueries } from '../shared/data/public-query';

export type Params = Readonly<Record<string, string | undefined>>;

export interface PageOptions {
  /** The query parameters that change what the server renders. Only the browser reads all others. */
  query?: readonly string[];
  /** Seconds after which the cached page is rendered again. Without it, only a content change renders it again. */
  maxAge?: number;
  /** Not listed for search engines: forms, and pages for one visitor. */
  unlisted?: true;
  /** The product line of the page. A brand that does not offer it has no such page. */
  product?: ProductKind;
  /** The layout around its content; the default content area where absent. */
  layout?: Layout;
}

/** What a page's module exports besides the component. */
export interface PageFacts {
  /** Run on the gateway before the page is rendered; the HTML contains the responses. Absent data makes it a 404. */
  queries?: PageQueries;
  /** The parts of the brand that only some pages read. */
  reads?: readonly BrandPart[];
  /** Exported by pages with a form: their chunk includes the session. */
  startSession?: unknown;
}

export interface Page extends PageOptions {
  path: string;
  /** The path of its module in the build's manifest. */
  source: string;
  /** Loads the module, so that the first render is synchronous. */
  prepare: () => Promise<PageFacts>;
  /** The exports of its module; empty until that is loaded. */
  facts: () => PageFacts;
  Body: ComponentType;
}

/** A page as a lazy chunk, in its layout. A prepared page renders synchronously. It reveals the document when it has mounted. */
export function page<K extends string>(
  path: string,
  source: string,
  load: () => Promise<Record<K, ComponentType> & PageFacts>,
  name: K,
  options: PageOptions = {},
): Page {
  const { layout: Around = ContentArea } = options;
  let module: (Record<K, ComponentType> & PageFacts) | undefined;
  const prepare = async () => (module = await load());
  const Lazy = lazy<ComponentType>(async () => ({ default: (await loadPage(prepare))[name] }));
  function Body() {
    // Chosen once, because a change of the component type would remount the page.
    const [{ Shown }] = useState(() => ({ Shown: module?.[name] ?? Lazy }));
    // React hydrates the frame first and then the page in it, so the page has mounted when this runs.
    useLayoutEffect(() => revealPage(), []);
    return (
      <Around>
        <Shown />
      </Around>
    );
  }
  return { path, source, prepare, facts: () => module ?? {}, Body, ...options };
}
