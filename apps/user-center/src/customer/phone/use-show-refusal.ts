import type { FormFailure, FormState } from '@portal/ui/form';

/** Shows why a code was refused, and moves the focus to the field. */
export function useShowRefusal({ fail, ref }: Pick<FormState, 'fail' | 'ref'>) {
  return (failure: FormFailure) => {
    fail(failure);
    requestAnimationFrame(() => ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
}
