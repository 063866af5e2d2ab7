import type { Layout } from './layout';

/** For pages of full-width sections, each of which sets its own width. */
export const FullWidth: Layout = ({ children }) => children;
