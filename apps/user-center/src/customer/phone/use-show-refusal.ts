import type { FormFailure, FormState } from '@portal/ui/form';

/** Shows why a code was refused, and moves the focus to the field. */
export function useShowRefusal({ fail, focusWrong }: Pick<FormState, 'fail' | 'focusWrong'>) {
  return (failure: FormFailure) => {
    fail(failure);
    focusWrong();
  };
}
