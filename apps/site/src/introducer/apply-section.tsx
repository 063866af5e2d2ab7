import { Button, Loading, Skeleton } from '@portal/ui';
import { lazy, Suspense, useState } from 'react';

// Formik and the rules of fields are loaded by those who apply.
const ApplyForm = lazy(async () => ({ default: (await import('./apply.form')).ApplyForm }));

/** A button, and the form in its place once it is pressed. */
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
