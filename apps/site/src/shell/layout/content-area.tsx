import { Container } from '@portal/ui';
import type { Layout } from './layout';

/** The default: as wide as the site's content. */
export const ContentArea: Layout = ({ children }) => <Container>{children}</Container>;
