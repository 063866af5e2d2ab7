import type { FormFailure, FormState } from '@portal/ui/form';

/** Shows what a code was refused with, and puts the reader at the field. */
export function useShowRefusal({ fail, ref }: Pick<FormState, 'fail' | 'ref'>) {
  return (failure: FormFailure) => {
    fail(failure);
    requestAnimationFrame(() => ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
}
