import type { ComponentType, ReactNode } from 'react';

/** The layout around a page's content. A page names one in its route's options, or gets `ContentArea`. */
export type Layout = ComponentType<{ children: ReactNode }>;
