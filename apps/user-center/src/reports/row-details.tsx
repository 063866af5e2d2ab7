import { DefinitionList, Drawer, Stack } from '@portal/ui';
import type { ReactNode } from 'react';
import { DoubtLink } from '../shared/support/doubt-link';
import type { Field } from './field';

type Props<R> = {
  title: string;
  /** The open row; the drawer is closed if undefined. */
  row: R | undefined;
  fields: readonly Field<R>[];
  beneath?: (row: R) => ReactNode;
  /** The number by which a ticket names a row. */
  ticketRef?: (row: R) => string;
  onClose: () => void;
};

/** All fields of one row. */
export function RowDetails<R>({ title, row, fields, beneath, ticketRef, onClose }: Props<R>) {
  return (
    <Drawer open={row !== undefined} title={title} onClose={onClose}>
      {row !== undefined && (
        <Stack data-gap={6}>
          <DefinitionList
            items={fields
              .filter(({ text }) => text(row))
              .map(({ id, label, text, show }) => ({ id, term: label, value: show ? show(row) : text(row) }))}
          />
          {beneath?.(row)}
          {ticketRef && <DoubtLink about={ticketRef(row)} />}
        </Stack>
      )}
    </Drawer>
  );
}
