import { Button, Loading, Skeleton } from '@portal/ui';
import { lazy, Suspense, useState } from 'react';

// Formik and the field rules are loaded only when the form is opened.
const ApplyForm = lazy(async () => ({ default: (await import('./apply.form')).ApplyForm }));

/** A button that is replaced by the form when pressed. */
export function ApplySection() {
  const [open, setOpen] = useState(false);
  if (!open) {
    return (
      <Button tone="primary" onClick={() => setOpen(true)}>
        填写申请表
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
      <ApplyForm />
    </Suspense>
  );
}
