import type { ProductKind } from '@portal/brand';
import { openGate } from '@portal/ui';
import { lazy, useLayoutEffect, useState, type ComponentType } from 'react';
import { ContentArea } from './layout/content-area';
import type { Layout } from './layout/layout';
import type { BrandPart } from '../shared/installation/site-brand';
import type { Wants } from '../shared/data/wanted';

export type Params = Readonly<Record<string, string | undefined>>;

export interface PageOptions {
  /** The parameters of its address that change what it shows; all others are the browser's business. */
  query?: readonly string[];
  /** Seconds after which it is rendered anew; without it, only when the content changes. */
  maxAge?: number;
  /** Not to be listed for search engines: forms, and what belongs to one visitor. */
  unlisted?: true;
  /** The line of products it is about: a brand that does not offer it has no such page. */
  product?: ProductKind;
  /** The layout around its content; the default content area where absent. */
  layout?: Layout;
}

/** What a page's module says beside the page itself. */
export interface PageFacts {
  /** What the page shows: read on the gateway before it is rendered, and part of its HTML. Absent data makes it a 404. */
  wants?: Wants;
  /** What it reads of the brand beside what every page does. */
  reads?: readonly BrandPart[];
  /** A form is of no use without the session: it has it with it. */
  startSession?: unknown;
}

export interface Page extends PageOptions {
  path: string;
  /** Its module, by which the build's manifest knows it. */
  source: string;
  /** Loads it now, so that its first render waits for nothing. */
  prepare: () => Promise<PageFacts>;
  /** What its module says; nothing until that is loaded. */
  facts: () => PageFacts;
  Body: ComponentType;
}

/** A page as a chunk of its own, in its layout. A prepared page renders at once. It opens the gate when it has mounted. */
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
  const Later = lazy<ComponentType>(async () => ({ default: (await prepare())[name] }));
  function Body() {
    // Chosen once: another component in the same place would begin anew.
    const [{ Shown }] = useState(() => ({ Shown: module?.[name] ?? Later }));
    // React hydrates the frame first and then the page in it: the page has mounted when this runs.
    useLayoutEffect(() => openGate(), []);
    return (
      <Around>
        <Shown />
      </Around>
    );
  }
  return { path, source, prepare, facts: () => module ?? {}, Body, ...options };
}
