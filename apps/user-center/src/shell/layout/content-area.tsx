import { Container } from '@portal/ui';
import type { Layout } from './layout';

/** The default: as wide as the frame allows, up to the width of a page. */
export const ContentArea: Layout = ({ children }) => <Container>{children}</Container>;
