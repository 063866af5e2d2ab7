import type { ComponentPropsWithRef, MouseEvent } from 'react';
import styled, { keyframes } from 'styled-components';
import { buttonLook } from './button-look';

/** The one main action, another action, a minor one, a destructive one. */
export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger';

export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'disabled'> & {
  tone?: ButtonTone;
  size?: 'normal' | 'small';
  /** Full width of its container. */
  wide?: boolean;
  /** The action is running: the button keeps its label and its focus and ignores clicks. */
  busy?: boolean;
  /** Cannot be used now, for a reason shown beside it; it keeps its focus. Never use it because a form is invalid. */
  unavailable?: boolean;
};

const run = keyframes`to { transform: translateX(100%); }`;

const Plain = styled.button`
  ${buttonLook}
  position: relative;
  overflow: hidden;

  &[aria-busy='true']::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 2px;
    background: currentcolor;
    transform: translateX(-100%);
    animation: ${run} 1s ease-in-out infinite;
  }
`;

/** A button. `type` defaults to `button`. */
export function Button({ tone = 'secondary', size, wide, busy, unavailable, onClick, ...rest }: ButtonProps) {
  const held = busy || unavailable;
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (held) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Plain
      type="button"
      data-tone={tone}
      data-size={size}
      data-wide={wide || undefined}
      aria-busy={busy || undefined}
      aria-disabled={unavailable || undefined}
      onClick={click}
      {...rest}
    />
  );
}
