import { Container } from '@portal/ui';
import type { Layout } from './layout';

/** For one form or one decision. */
export const FormColumn: Layout = ({ children }) => <Container data-width="form">{children}</Container>;
