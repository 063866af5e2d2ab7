import { ErrorBoundary } from './error-boundary';

function Broken(): never {
  throw new Error('drawn broken for the workshop');
}

export const Caught = () => (
  <ErrorBoundary>
    <Broken />
  </ErrorBoundary>
);
