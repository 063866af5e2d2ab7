import type { Brand } from '@portal/brand';
import type { ComponentType } from 'react';

/** Draws a component in one state. */
export type Story = ComponentType<{ brand: Brand }>;

const modules = import.meta.glob<Record<string, Story>>('../../../libs/ui/src/*/*.story.tsx');

/** `button` → what loads its stories. */
export const components: ReadonlyMap<string, () => Promise<Record<string, Story>>> = new Map(
  Object.entries(modules).map(([path, load]) => [path.split('/').at(-2) ?? '', load]),
);
