import { Container } from '@portal/ui';
import type { Layout } from './layout';

/** For long texts: as wide as a line that is easy to read. */
export const TextColumn: Layout = ({ children }) => <Container data-width="text">{children}</Container>;
