import { Container } from '@portal/ui';
import type { Layout } from './layout';

/** For long texts: limited to a readable line length. */
export const TextColumn: Layout = ({ children }) => <Container data-width="text">{children}</Container>;
