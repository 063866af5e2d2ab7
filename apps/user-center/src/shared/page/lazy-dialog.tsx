import { failureFrom } from '@portal/api-client/http';
import { useToast } from '@portal/ui';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';

type Opened = { open: boolean; onClose: () => void };

/**
 * A dialog whose chunk loads when it is opened. If the chunk cannot be loaded, the dialog closes and a toast says why; the page below
 * stays as it is, and the next opening tries again.
 * @param load imports the component
 */
export function lazyDialog<P extends Opened>(load: () => Promise<ComponentType<P>>) {
  return function LazyDialog(props: P) {
    const [Dialog, setDialog] = useState<ComponentType<P>>();
    const toast = useToast();
    const fail = useEffectEvent((cause: unknown) => {
      props.onClose();
      toast(failureFrom(cause).msg, 'danger');
    });
    useEffect(() => {
      if (!props.open || Dialog) return undefined;
      let wanted = true;
      load().then(
        (loaded) => wanted && setDialog(() => loaded),
        (cause: unknown) => wanted && fail(cause),
      );
      return () => {
        wanted = false;
      };
    }, [props.open, Dialog]);
    return Dialog && <Dialog {...props} />;
  };
}
