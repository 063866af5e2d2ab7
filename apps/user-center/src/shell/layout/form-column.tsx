import { Container } from '@portal/ui';
import type { Layout } from './layout';

/** For one form or one message. */
export const FormColumn: Layout = ({ children }) => <Container data-width="form">{children}</Container>;
