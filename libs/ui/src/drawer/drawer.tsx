import { Dialog, type DialogProps } from '../dialog/dialog';

/** A dialog that slides in from the side: menus, details of a row. */
export function Drawer(props: Omit<DialogProps, 'placement'>) {
  return <Dialog {...props} placement="side" />;
}
