import { lazy, Suspense } from 'react';

const BrokerFigures = lazy(async () => ({ default: (await import('./broker-figures')).BrokerFigures }));

/** The broker's own figures. They are in the HTML; their script comes after the page's. */
export function Figures() {
  return (
    <Suspense>
      <BrokerFigures />
    </Suspense>
  );
}
