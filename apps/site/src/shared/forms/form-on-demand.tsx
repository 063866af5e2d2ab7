import { Button, Loading, Skeleton } from '@portal/ui';
import { lazy, Suspense, useState, type ComponentType } from 'react';

/**
 * A button that is replaced by a form when pressed. Formik and the field rules are loaded only then.
 * @param label of the button
 * @param load imports the form
 */
export function formOnDemand(label: string, load: () => Promise<ComponentType>) {
  const Form = lazy(async () => ({ default: await load() }));
  return function FormOnDemand() {
    const [open, setOpen] = useState(false);
    if (!open) {
      return (
        <Button tone="primary" onClick={() => setOpen(true)}>
          {label}
        </Button>
      );
    }
    return (
      <Suspense
        fallback={
          <>
            <Loading />
            <Skeleton lines={12} />
          </>
        }
      >
        <Form />
      </Suspense>
    );
  };
}
