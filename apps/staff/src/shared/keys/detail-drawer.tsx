import { Drawer } from '@portal/ui';
import type { ComponentProps } from 'react';
import { KeyLayer } from './keys';

/** The details of a row beside its list. The keys of its content work while it is open, and not those of the list. */
export function DetailDrawer({ children, ...props }: ComponentProps<typeof Drawer>) {
  return (
    <Drawer {...props}>
      <KeyLayer>{children}</KeyLayer>
    </Drawer>
  );
}
