import { failureFrom, failureOf } from '@portal/api-client/http';
import { useGetSessionQuery } from '@portal/api-client/staff';
import { Container, ErrorState, Loading } from '@portal/ui';
import { useLocation, useRoutes } from 'react-router-dom';
import { KeysProvider } from '../shared/keys/keys';
import { CustomerSearchProvider } from '../shared/search/customer-search';
import { MeContext } from '../shared/session/me';
import { StepUpProvider } from '../shared/session/step-up-provider';
import { InvitationPage } from '../sign-in/invitation.page';
import { SignInPage } from '../sign-in/sign-in.page';
import { DemoCode } from './demo-code';
import { StaffFrame } from './staff-frame';
import { IdleNotice } from './idle-notice';
import { routes } from './routes';

function Pages() {
  return <StaffFrame>{useRoutes(routes)}</StaffFrame>;
}

/** The page that was opened for a signed-in member, else the sign-in. `reason`: why the last session ended. */
export function App({ reason }: { reason?: string }) {
  const { pathname } = useLocation();
  const {
    currentData: me,
    error,
    isFetching,
    refetch,
  } = useGetSessionQuery(undefined, {
    skip: pathname === '/invitation',
  });
  if (pathname === '/invitation') return <InvitationPage />;
  const ended = failureOf({ error })?.code === 'STAFF';
  if (me && !ended)
    return (
      <MeContext value={me}>
        <KeysProvider>
          <StepUpProvider demoCode={<DemoCode />}>
            <CustomerSearchProvider>
              <Pages />
            </CustomerSearchProvider>
            <IdleNotice />
          </StepUpProvider>
        </KeysProvider>
      </MeContext>
    );
  if (error === undefined) return <Loading />;
  if (ended) return <SignInPage reason={reason} />;
  return (
    <Container as="main" data-width="form" id="main">
      <ErrorState title={failureFrom(error).msg} busy={isFetching} onRetry={() => void refetch()} />
    </Container>
  );
}
