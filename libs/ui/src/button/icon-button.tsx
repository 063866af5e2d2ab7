import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label'> & {
  /** Accessible name, and the tooltip when no `title` is given. */
  label: string;
};

const Plain = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 40px;
  height: 40px;
  padding: 0;
  border: 0;
  border-radius: var(--radius);
  background: none;
  color: var(--text-soft);

  @media (max-width: 639.98px), (pointer: coarse) {
    width: 44px;
    height: 44px;
  }
  &:hover {
    background: var(--sunken);
    color: var(--text);
  }
  &[aria-pressed='true'] {
    color: var(--action-text);
  }
`;

/** A button with only an icon. */
export function IconButton({ label, title = label, ...rest }: IconButtonProps) {
  return <Plain type="button" aria-label={label} title={title} {...rest} />;
}
